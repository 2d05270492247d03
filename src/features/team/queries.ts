import * as api from '#shared/team/api.ts'
import { asUser } from '#src/lib/as-user.ts'
import * as invitations from '#shared/team/invitations-api.ts'
import { profile } from '#shared/team/profile-api.ts'
import { keyOf, queryOf, preloaded } from '#src/lib/call.ts'

// Other people change a team too: every visit of a screen asks again.
const alwaysStale = { staleTime: 0 } as const

export const ownedBusinessQuery = (userId: number) => ({
  ...queryOf(api.ownedBusiness, { params: { userId }, headers: asUser(userId) }),
  ...preloaded,
})

export const teamQuery = (businessOwnerId: number, userId: number) => ({
  ...queryOf(api.list, { params: { businessOwnerId }, headers: asUser(userId) }),
  ...alwaysStale,
})

export const transfersQuery = (businessOwnerId: number, userId: number) => ({
  ...queryOf(api.transfers, { params: { businessOwnerId }, headers: asUser(userId) }),
  ...alwaysStale,
})

export const sentInvitationsQuery = (businessOwnerId: number, userId: number) => ({
  ...queryOf(invitations.sent, { params: { businessOwnerId }, headers: asUser(userId) }),
  ...alwaysStale,
})

export const businessProfileQuery = (businessOwnerId: number, userId: number) => ({
  ...queryOf(profile, { params: { businessOwnerId }, headers: asUser(userId) }),
  ...alwaysStale,
})

export const receivedInvitationsQuery = { ...queryOf(invitations.received), ...preloaded }

/** The key above every query about a business. */
export const businessKey = keyOf(api.list, { params: { businessOwnerId: '' } }).slice(0, 1)
