import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Connection, ConnectionTab, Inbox, BlockedMember } from '#shared/connections/api.ts'
import { queryFnFor } from '#src/lib/query-client.ts'
import { useCurrentUser } from '#src/features/accounts/queries.ts'
import { paged } from '#src/lib/paged-query.ts'

/** The first parts of the keys that a change makes stale. */
export const networkKeys = {
  inbox: ['/api/inbox'],
  connections: ['/api/connections'],
  relations: ['relations'],
  messages: ['/api/messages'],
  notifications: ['/api/notifications'],
  blocks: ['/api/blocks'],
} as const

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

export const blocksQuery = paged<BlockedMember[]>(networkKeys.blocks, '/api/blocks')
