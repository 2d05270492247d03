import { emailKey } from '#shared/accounts/emails.ts'
import { iso } from '#shared/dates.ts'
import type { TeamEntry } from '#shared/team/api.ts'
import { acceptingBlockedBy, mayAskAgain } from '#shared/team/invitations.ts'
import type { ReceivedInvitation, SentInvitation } from '#shared/team/invitations-api.ts'
import { displayName } from '#shared/profiles/display-name.ts'
import type { TeamRole } from '#shared/team/roles.ts'
import { ok, refuse } from '#shared/wire/result.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { countAttempt } from '#worker/auth/rate-limit.ts'
import type { Viewer } from '#worker/auth/session-statements.ts'
import { batch } from '#worker/db/batch.ts'
import {
  actorOf,
  readForTeam,
  readMembership,
  readMembershipWith,
  refusalOf,
} from '#worker/features/team/membership.ts'
import {
  acceptInvitation,
  declineInvitation,
  invitationTo,
  ownInvitation,
  placeOf,
  receivedBy,
  sentBy,
  teamEntryWith,
  withdrawInvitation,
  writeInvitation,
} from './repo.ts'

type InvitationRow = NonNullable<Awaited<ReturnType<typeof writeInvitation>>>

const sentFrom = (row: InvitationRow, now: number): SentInvitation => ({
  id: row.id,
  email: row.email,
  role: row.role,
  status: row.status === 'declined' ? 'declined' : row.expiresAt > now ? 'open' : 'expired',
  invitedAt: iso(row.invitedAt),
  expiresAt: iso(row.expiresAt),
})

/** The invitations of a business, newest first. Refuses `forbidden` to all but its owner and admins. */
export async function readSent(deps: Deps, businessId: number) {
  const {
    refusal,
    rows: [rows],
  } = await readForTeam(deps, businessId, 'read', [sentBy(deps.db, businessId)])
  return refusal ?? ok(rows.map((row) => sentFrom(row, deps.now)))
}

/** Invitations as the specified call answers them: in the shape of a team entry, and alike for every address. */
export const entryFromInvitation = ({ id, email, role, invitedAt }: SentInvitation): TeamEntry => ({
  id,
  memberId: 0,
  role,
  joinedAt: invitedAt,
  member: {
    firstName: email.slice(0, email.lastIndexOf('@')),
    lastName: '',
    email,
    logoUrl: null,
    companyName: null,
  },
})

/**
 * Invites an address to the team for two weeks; repeated, it returns the open invitation, with the role now given. Nothing
 * that it answers depends on whether the address has an account, and whose. `action` is what the caller's role must allow.
 * Refuses `forbidden`, `owner_by_transfer`, `owner_elsewhere`, `already_here`, `declined` for a while after a decline,
 * `daily_limit` (with the seconds to wait), and `team_changed` after a concurrent change.
 */
export async function inviteToTeam(
  deps: Deps,
  viewer: Viewer,
  businessId: number,
  { memberEmail, role }: { memberEmail: string; role: TeamRole },
  action: 'invite' | 'appoint' = role === 'member' ? 'invite' : 'appoint',
) {
  const address = { email: memberEmail, emailKey: emailKey(memberEmail) }
  const {
    membership,
    owner,
    rows: [[present], [earlier]],
  } = await readMembershipWith(deps, viewer, businessId, [
    teamEntryWith(deps.db, businessId, address.emailKey),
    invitationTo(deps.db, businessId, address.emailKey),
  ])
  const refusal = refusalOf(membership, action)
  if (refusal) return refusal
  if (role === 'owner') return refuse('owner_by_transfer')
  if (membership.isElsewhere) return refuse('owner_elsewhere')
  const wait = await countAttempt(deps.env, 'teamAdditions', String(businessId), deps.now)
  if (wait !== null) return { ...refuse('daily_limit'), retryAfterSeconds: wait }
  if (present || (owner && emailKey(owner.email) === address.emailKey)) return refuse('already_here')
  if (earlier?.status === 'declined' && !mayAskAgain(earlier.answeredAt ?? 0, deps.now))
    return refuse('declined')

  const row = await writeInvitation(deps.db, actorOf(deps, viewer, businessId), { ...address, role })
  return row ? ok(sentFrom(row, deps.now)) : refuse('team_changed')
}

/** Withdraws an open invitation; a repeated call succeeds as well. Refuses `forbidden`. */
export async function withdraw(deps: Deps, viewer: Viewer, businessId: number, id: number) {
  const refusal = refusalOf(await readMembership(deps, viewer, businessId), 'invite')
  if (refusal) return refusal
  await withdrawInvitation(deps.db, actorOf(deps, viewer, businessId), id)
  return ok(undefined)
}

/** The viewer's open invitations, with what they would change. */
export async function readReceived({
  readAsViewer,
  now,
}: Pick<Deps, 'readAsViewer' | 'now'>): Promise<ReceivedInvitation[]> {
  const {
    rows: [rows, [place]],
  } = await readAsViewer((userId) => [receivedBy(userId, now), placeOf(userId)])
  return rows.map((row) => ({
    id: row.id,
    businessName: displayName(row),
    role: row.role,
    invitedBy: row.invitedBy,
    expiresAt: iso(row.expiresAt),
    place: {
      team: place?.team ?? null,
      ownsBusiness: place?.ownsBusiness === 1,
      leads: place?.leads === 1,
    },
  }))
}

/**
 * Joins the team that an invitation is to, and leaves any other. A repeated call succeeds as well. Refuses `not_found` to
 * anyone whom it was not sent to, `has_own_team` to the owner of a team, and `invitation_over`.
 */
export async function accept(deps: Deps, viewer: Viewer, id: number) {
  const { sessionHash, user } = viewer
  const [[invitation], [place]] = await batch(deps.db, [ownInvitation(user.id, id), placeOf(user.id)])
  if (!invitation || !place) return refuse('not_found')
  if (invitation.status === 'accepted' && invitation.isOnTeam) return ok(undefined)
  const blocked = acceptingBlockedBy({ leads: place.leads === 1 })
  if (blocked) return refuse(blocked)
  const { businessId } = invitation
  const leaves = place.teamId === businessId ? null : place.teamId
  const answer = { id, viewerId: user.id, businessId, leaves, sessionHash, now: deps.now }
  return (await acceptInvitation(deps.db, answer)) ? ok(undefined) : refuse('invitation_over')
}

/** Declines an invitation. A repeated call succeeds as well. Refuses `not_found` and `invitation_over`. */
export async function decline(deps: Deps, viewer: Viewer, id: number) {
  const { sessionHash, user } = viewer
  const [[invitation]] = await batch(deps.db, [ownInvitation(user.id, id)])
  if (!invitation) return refuse('not_found')
  if (invitation.status === 'declined') return ok(undefined)
  const answer = { id, viewerId: user.id, businessId: invitation.businessId, sessionHash, now: deps.now }
  return (await declineInvitation(deps.db, answer)) ? ok(undefined) : refuse('invitation_over')
}
