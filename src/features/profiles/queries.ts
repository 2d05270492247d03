import { queryOptions } from '@tanstack/react-query'
import type { LicenseCheckAnswer } from '#shared/profiles/api.ts'
import type { ReferralTimeline } from '#shared/referrals/api.ts'
import type { TokenHistory } from '#shared/tokens/api.ts'
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

/** `GET /api/users/{id}/tokens`, self only. */
export const tokenHistoryQuery = (id: Id) =>
  queryOptions({
    queryKey: ['/api/users', String(id), 'tokens'],
    queryFn: queryFnFor<TokenHistory>(),
    ...fresh,
  })

/** `GET /api/users/{id}/referrals`, self only. */
export const referralTimelineQuery = (id: Id) =>
  queryOptions({
    queryKey: ['/api/users', String(id), 'referrals'],
    queryFn: queryFnFor<ReferralTimeline>(),
    ...fresh,
  })

/** `GET /api/users/{id}/license-check`, self only. */
export const licenseCheckQuery = (id: Id) =>
  queryOptions({
    queryKey: ['/api/users', String(id), 'license-check'],
    queryFn: queryFnFor<LicenseCheckAnswer>(),
    ...fresh,
  })

/** Whether an answer is the own view. */
export function isOwn(user: OwnUser | PublicUser): user is OwnUser {
  return 'referralCode' in user
}
