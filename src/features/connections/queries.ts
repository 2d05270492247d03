import { useQuery } from '@tanstack/react-query'
import * as api from '#shared/connections/api.ts'
import * as messagesApi from '#shared/messages/api.ts'
import * as notificationsApi from '#shared/notifications/api.ts'
import { useCurrentUser } from '#src/features/accounts/queries.ts'
import { keyOf, pagedQueryOf, queryOf, preloaded } from '#src/lib/call.ts'

/** The counts that badges and tabs show. */
export const inboxQuery = { ...queryOf(api.inbox), ...preloaded }

/** The signed-in member's counts; undefined for visitors and until they arrive. */
export function useInbox(): api.Inbox | undefined {
  const user = useCurrentUser()
  return useQuery({ ...inboxQuery, enabled: user !== null }).data
}

export const connectionsQuery = (tab: api.ConnectionTab) => ({
  ...pagedQueryOf(api.list, { query: { tab } }),
  ...preloaded,
})

/** The tab that an address names. */
export const tabIn = (search: URLSearchParams): api.ConnectionTab =>
  api.connectionTabs.find((tab) => tab === search.get('tab')) ?? 'connections'

export const blocksQuery = pagedQueryOf(api.blocks)

/** The keys of queries about other members; a change makes every query under its key stale. */
export const socialKeys = {
  inbox: keyOf(api.inbox),
  connections: keyOf(api.list),
  relations: ['relations'],
  messages: keyOf(messagesApi.list),
  notifications: keyOf(notificationsApi.list),
  blocks: keyOf(api.blocks),
} as const
