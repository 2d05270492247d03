import type { InfiniteQueryExecuteOptions, QueryClient, QueryExecuteOptions } from '@tanstack/react-query'
import { openSessionsQuery } from '#src/features/accounts/queries.ts'
import { achievementsQuery } from '#src/features/achievements/queries.ts'
import { connectionsQuery, inboxQuery, tabIn } from '#src/features/connections/queries.ts'
import { foundingQuery } from '#src/features/early-access/queries.ts'
import { conversationsQuery, threadQuery } from '#src/features/messages/queries.ts'
import { notificationSettingsQuery, notificationsQuery } from '#src/features/notifications/queries.ts'
import { memberQuery } from '#src/features/profiles/queries.ts'
import { referralTimelineQuery } from '#src/features/referrals/queries.ts'
import { ownedBusinessQuery } from '#src/features/team/queries.ts'
import { tokenHistoryQuery } from '#src/features/tokens/queries.ts'
import { vendorStatsQuery } from '#src/features/vendors/queries.ts'
import type { CallKey } from '#src/lib/call.ts'
import type { StoredUser } from '#src/lib/stored-user.ts'

/** A member's visit of a screen: the id in its path, if it has one, and its query. */
type Visit = { user: StoredUser; id: string | undefined; search: URLSearchParams }

/** What every query has, whatever it answers. */
type AnyQuery = { queryKey: CallKey; staleTime?: unknown; initialPageParam?: unknown }

/** Whether a path without an id, or with one, is the viewer's own. */
const isOwnPath = ({ user, id }: Visit) => id === undefined || id === String(user.id)

/** What each member screen asks for when it opens. */
const queriesOf = {
  dashboard: (visit) =>
    isOwnPath(visit)
      ? [
          memberQuery(visit.user.id),
          referralTimelineQuery(visit.user.id),
          achievementsQuery(visit.user.id),
          tokenHistoryQuery(visit.user.id),
          ownedBusinessQuery(visit.user.id),
        ]
      : [],
  certificate: ({ user }) => [memberQuery(user.id), foundingQuery],
  referralDashboard: (visit) =>
    isOwnPath(visit)
      ? [memberQuery(visit.user.id), referralTimelineQuery(visit.user.id), tokenHistoryQuery(visit.user.id)]
      : [],
  vendorDashboard: (visit) =>
    isOwnPath(visit) && visit.user.accountType === 'vendor'
      ? [memberQuery(visit.user.id), vendorStatsQuery(visit.user.id)]
      : [],
  account: ({ user }) => [memberQuery(user.id), openSessionsQuery, ownedBusinessQuery(user.id)],
  connections: ({ search }) => [connectionsQuery(tabIn(search)), inboxQuery],
  messages: ({ id }) => [
    conversationsQuery,
    ...(id && /^[1-9]\d{0,14}$/.test(id) ? [threadQuery(Number(id))] : []),
  ],
  notifications: () => [notificationsQuery, notificationSettingsQuery],
  profile: ({ id }) => (id && /^\d+$/.test(id) ? [memberQuery(id)] : []),
} as const satisfies Record<string, (visit: Visit) => readonly AnyQuery[]>

export type MemberScreen = keyof typeof queriesOf

/** Starts the queries of a screen and waits for none. The screen shows a failure, after it has asked itself. */
export function preload(client: QueryClient, screen: MemberScreen, visit: Visit): void {
  const queries: readonly AnyQuery[] = queriesOf[screen](visit)
  for (const query of queries) {
    // What may be stale is asked for on every visit, however fresh the last answer is.
    const fresh = query.staleTime === undefined ? query : { ...query, staleTime: 0 }
    const answer =
      'initialPageParam' in fresh
        ? client.infiniteQuery(fresh as InfiniteQueryExecuteOptions)
        : client.query(fresh as QueryExecuteOptions)
    answer.catch(() => undefined)
  }
}
