import * as api from '#shared/profiles/api.ts'
import type { OwnUser, PublicUser } from '#shared/profiles/member-views.ts'
import { preloaded, queryOf, rootKeyOf } from '#src/lib/call.ts'

/** The own view for the viewer, the public one for others. Every visit asks again, since balances change elsewhere. */
export const memberQuery = (id: number | string) => ({
  ...queryOf(api.read, { params: { id } }),
  ...preloaded,
})

/** The key above every query about a member. */
export const membersKey = rootKeyOf(api.read)

/** Whether an answer is the own view. */
export function isOwn(user: OwnUser | PublicUser): user is OwnUser {
  return 'referralCode' in user
}
