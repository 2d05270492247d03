import { queryOptions } from '@tanstack/react-query'
import type { OwnUser, PublicUser } from '#shared/profiles/member-views.ts'
import { queryFnFor } from '#src/lib/query-client.ts'

type Id = number | string

// A balance that moved while its owner was elsewhere has to be right when they come back to it: these three are
// shown from memory and asked again on every visit of a screen.
const fresh = { staleTime: 0 } as const

/** `GET /api/users/{id}`: the own view for oneself, the public one for others. */
export const memberQuery = (id: Id) =>
  queryOptions({
    queryKey: ['/api/users', String(id)],
    queryFn: queryFnFor<OwnUser | PublicUser>(),
    ...fresh,
  })

/** Whether an answer is the own view. */
export function isOwn(user: OwnUser | PublicUser): user is OwnUser {
  return 'referralCode' in user
}
