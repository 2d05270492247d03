import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query'
import type { AchievementsAnswer } from '#shared/achievements/api.ts'
import type { Connection, ConnectionTab, Inbox, BlockedMember } from '#shared/connections/api.ts'
import type { Conversation, Thread } from '#shared/messages/api.ts'
import type { NotificationGroup, NotificationSettings } from '#shared/notifications/api.ts'
import { send } from '#src/lib/api.ts'
import { nextLink } from '#src/lib/next-link.ts'
import { queryFnFor } from '#src/lib/query-client.ts'
import { useCurrentUser } from '#src/features/accounts/queries.ts'

export type Paged<Answer> = { answer: Answer; next: string | null }

/** The first parts of the keys that a change makes stale. */
export const networkKeys = {
  inbox: ['/api/inbox'],
  connections: ['/api/connections'],
  relations: ['relations'],
  messages: ['/api/messages'],
  notifications: ['/api/notifications'],
  blocks: ['/api/blocks'],
} as const

/** A list that is read page by page along its `Link` header, asked again on every visit. */
const paged = <Answer>(queryKey: readonly (string | number)[], path: string) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: async ({ pageParam, signal }): Promise<Paged<Answer>> => {
      const response = await send('GET', pageParam, { signal })
      return { answer: (await response.json()) as Answer, next: nextLink(response) }
    },
    initialPageParam: path,
    getNextPageParam: (page: Paged<Answer>) => page.next,
    staleTime: 0,
  })

/** `GET /api/inbox`: the figures of badges and tabs. */
export const inboxQuery = queryOptions({
  queryKey: networkKeys.inbox,
  queryFn: queryFnFor<Inbox>(),
  staleTime: 0,
})

/** The signed-in member's figures; undefined for visitors and until they are there. */
export function useInbox(): Inbox | undefined {
  const user = useCurrentUser()
  return useQuery({ ...inboxQuery, enabled: user !== null }).data
}

export const connectionsQuery = (tab: ConnectionTab) =>
  paged<Connection[]>([...networkKeys.connections, tab], `/api/connections?tab=${tab}`)

export const conversationsQuery = paged<Conversation[]>(networkKeys.messages, '/api/messages')

export const threadQuery = (otherId: number) =>
  paged<Thread>([...networkKeys.messages, otherId], `/api/messages/${otherId}`)

export const notificationsQuery = paged<NotificationGroup[]>(networkKeys.notifications, '/api/notifications')

export const notificationSettingsQuery = queryOptions({
  queryKey: [...networkKeys.notifications, 'settings'],
  queryFn: queryFnFor<NotificationSettings>(),
})

export const blocksQuery = paged<BlockedMember[]>(networkKeys.blocks, '/api/blocks')

export const achievementsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['/api/users', String(userId), 'achievements'],
    queryFn: queryFnFor<AchievementsAnswer>(),
    staleTime: 0,
  })
