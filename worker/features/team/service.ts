import type { OwnedBusiness, TeamEntry } from '#shared/team/api.ts'
import { displayName } from '#shared/profiles/display-name.ts'
import type { TeamRole } from '#shared/team/roles.ts'
import type { Viewer } from '#worker/auth/session-statements.ts'
import { iso } from '#shared/dates.ts'
import { ok, refuse } from '#shared/wire/result.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { actorOf, readForTeam, readMembership, refusalOf } from './membership.ts'
import { businessOf, type Person, transfersOf } from './repo.ts'
import { deleteEntry, moveOwnership, updateRole } from './writes.ts'

type EntryRow = Person & { id: number; role: TeamRole; joinedAt: number }

const entryFrom = (row: EntryRow): TeamEntry => ({
  id: row.id,
  memberId: row.userId,
  role: row.role,
  joinedAt: iso(row.joinedAt),
  member: {
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    logoUrl: row.logoUrl,
    companyName: row.companyName,
  },
})

function entryIn(team: readonly EntryRow[], memberId: number) {
  const row = team.find(({ userId }) => userId === memberId)
  return row ? ok(entryFrom(row)) : refuse('team_changed')
}

/** The people of a business, the owner first. Refuses `forbidden` to all but its owner and admins. */
export async function readTeam(deps: Deps, businessId: number) {
  const { refusal, owner, team } = await readForTeam(deps, businessId, 'read', [])
  if (refusal) return refusal
  const first = owner ? [entryFrom({ ...owner, id: 0, role: 'owner', joinedAt: owner.since })] : []
  return ok([...first, ...team.map(entryFrom)])
}

/** The transfers of ownership, newest first. Refuses `forbidden` to all but owner and admins. */
export async function readTransfers(deps: Deps, businessId: number) {
  const {
    refusal,
    rows: [transfers],
  } = await readForTeam(deps, businessId, 'read', [transfersOf(deps.db, businessId)])
  return refusal ?? ok(transfers.map((row) => ({ ...row, transferredAt: iso(row.transferredAt) })))
}

/** The business in which a member works, with the role there; all null for a member without one. */
export async function readOwnedBusiness(deps: Deps, userId: number): Promise<OwnedBusiness> {
  const {
    rows: [[found]],
  } = await deps.read([businessOf(deps.db, userId)])
  if (!found) return { businessOwnerId: null, userRole: null, businessName: null, ownerName: null }
  return {
    businessOwnerId: found.businessId,
    userRole: found.role,
    businessName: displayName(found),
    ownerName: `${found.firstName} ${found.lastName}`,
  }
}

/**
 * Changes a role between member and admin as the owner, and returns the changed entry. Refuses `forbidden`,
 * `owner_by_transfer`, `owner_keeps_role`, `not_on_team`, `team_changed`.
 */
export async function changeRole(
  deps: Deps,
  viewer: Viewer,
  businessId: number,
  change: { memberId: number; role: TeamRole },
) {
  const refusal = refusalOf(await readMembership(deps, viewer, businessId), 'changeRole')
  if (refusal) return refusal
  if (change.role === 'owner') return refuse('owner_by_transfer')
  if (change.memberId === viewer.user.id) return refuse('owner_keeps_role')
  const team = await updateRole(deps.db, actorOf(deps, viewer, businessId), change.memberId, change.role)
  return team ? entryIn(team, change.memberId) : refuse('not_on_team')
}

/**
 * Removes a member as the owner, or ends the viewer's own entry. A repeated call succeeds as well. Refuses
 * `owner_stays` to an owner who leaves, `forbidden` to others who remove somebody else.
 */
export async function removeMember(deps: Deps, viewer: Viewer, businessId: number, memberId: number) {
  const membership = await readMembership(deps, viewer, businessId)
  const isSelf = memberId === viewer.user.id
  if (isSelf && membership.role === 'owner') return refuse('owner_stays')
  const refusal = isSelf ? null : refusalOf(membership, 'remove')
  if (refusal) return refusal
  await deleteEntry(deps.db, actorOf(deps, viewer, businessId), memberId)
  return ok(undefined)
}

/**
 * Transfers the ownership for good to a member of the team; the former owner stays as an admin. Refuses `forbidden`,
 * `transfer_to_self`, `owner_elsewhere`, `transfer_to_stranger`.
 */
export async function transferOwnership(
  deps: Deps,
  viewer: Viewer,
  businessId: number,
  input: { toUserId: number; notes?: string | undefined },
) {
  const membership = await readMembership(deps, viewer, businessId)
  const refusal = refusalOf(membership, 'transfer')
  if (refusal) return refusal
  if (input.toUserId === viewer.user.id) return refuse('transfer_to_self')
  if (membership.isElsewhere) return refuse('owner_elsewhere')
  const isMoved = await moveOwnership(deps.db, actorOf(deps, viewer, businessId), {
    toUserId: input.toUserId,
    notes: input.notes || null,
  })
  return isMoved
    ? ok({ businessOwnerId: businessId, ownerId: input.toUserId })
    : refuse('transfer_to_stranger')
}
