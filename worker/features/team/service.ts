import { batch } from '#worker/db/batch.ts'
import type { OwnedBusiness, TeamEntry } from '#shared/team/api.ts'
import { emailKey } from '#shared/accounts/emails.ts'
import { businessNameOf, mayInTeam, type TeamAction, type TeamRole } from '#shared/team/roles.ts'
import type { Viewer } from '#worker/auth/session-statements.ts'
import { iso } from '#shared/dates.ts'
import { ok, refuse } from '#shared/wire/result.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { countAttempt } from '#worker/auth/rate-limit.ts'
import {
  businessById,
  businessOf,
  candidateByEmail,
  entryOf,
  type Person,
  teamOf,
  transfersOf,
} from './repo.ts'
import { type Actor, deleteEntry, insertEntry, moveOwnership, updateRole } from './writes.ts'

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

type Membership = { role: TeamRole | null; isElsewhere: boolean }

/** The viewer's role in a business; null for strangers and for a business that does not exist. */
function roleIn(
  viewer: Viewer,
  businessId: number,
  owner: Person | undefined,
  entry: { businessId: number; role: TeamRole } | undefined,
): TeamRole | null {
  if (owner?.userId === viewer.user.id) return 'owner'
  return entry?.businessId === businessId ? entry.role : null
}

/** Whether a role allows an action, as the refusal that says no; null when it does. */
const refusalOf = ({ role }: Pick<Membership, 'role'>, action: TeamAction) =>
  mayInTeam(role, action) ? null : refuse('forbidden')

/** The refusal for a viewer who may not read a team, which was read in the same batch; null for owner and admins. */
function readRefusal(
  viewer: Viewer | null,
  businessId: number,
  owner: Person | undefined,
  team: readonly EntryRow[],
) {
  if (!viewer) return refuse('forbidden')
  const own = team.find(({ userId }) => userId === viewer.user.id)
  const role = roleIn(viewer, businessId, owner, own && { businessId, role: own.role })
  return refusalOf({ role }, 'read')
}

const actorOf = (deps: Deps, viewer: Viewer, businessId: number): Actor => ({
  businessId,
  viewerId: viewer.user.id,
  sessionHash: viewer.sessionHash,
  now: deps.now,
})

/** The viewer's role in this business; it takes a second round trip because it needs the viewer's id. */
async function readMembership(deps: Deps, viewer: Viewer, businessId: number): Promise<Membership> {
  const [[owner], [entry]] = await batch(deps.db, [
    businessById(deps.db, businessId),
    entryOf(deps.db, viewer.user.id),
  ])
  return {
    role: roleIn(viewer, businessId, owner, entry),
    isElsewhere: entry !== undefined && entry.businessId !== businessId,
  }
}

/** The people of a business, the owner first. Refuses `forbidden` to all but its owner and admins. */
export async function readTeam(deps: Deps, businessId: number) {
  const {
    viewer,
    rows: [[owner], team],
  } = await deps.read([businessById(deps.db, businessId), teamOf(deps.db, businessId)])
  const refusal = readRefusal(viewer, businessId, owner, team)
  if (refusal) return refusal
  const first = owner ? [entryFrom({ ...owner, id: 0, role: 'owner', joinedAt: owner.since })] : []
  return ok([...first, ...team.map(entryFrom)])
}

/** The transfers of ownership, newest first. Refuses `forbidden` to all but owner and admins. */
export async function readTransfers(deps: Deps, businessId: number) {
  const {
    viewer,
    rows: [[owner], team, transfers],
  } = await deps.read([
    businessById(deps.db, businessId),
    teamOf(deps.db, businessId),
    transfersOf(deps.db, businessId),
  ])
  const refusal = readRefusal(viewer, businessId, owner, team)
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
    businessName: businessNameOf(found),
    ownerName: `${found.firstName} ${found.lastName}`,
  }
}

/**
 * Adds a registered business member as the owner, and returns the new entry. Calls count against a limit of 20 a day,
 * since an answer reveals whether an address has an account. Refuses `forbidden`, `owner_by_transfer`,
 * `owner_elsewhere`, `daily_limit` (with the seconds to wait), and by what the candidate is: `not_a_member`,
 * `already_here`, `on_other_team`, `not_a_business`, `has_own_team`; `team_changed` after a concurrent change.
 */
export async function addMember(
  deps: Deps,
  viewer: Viewer,
  businessId: number,
  input: { memberEmail: string; role: TeamRole },
) {
  const membership = await readMembership(deps, viewer, businessId)
  const refusal = refusalOf(membership, 'add')
  if (refusal) return refusal
  if (input.role === 'owner') return refuse('owner_by_transfer')
  if (membership.isElsewhere) return refuse('owner_elsewhere')
  const wait = await countAttempt(deps.env, 'teamAdditions', String(businessId), deps.now)
  if (wait !== null) return { ...refuse('daily_limit'), retryAfterSeconds: wait }

  const [candidate] = await candidateByEmail(deps.db, emailKey(input.memberEmail), viewer.user.id)
  if (!candidate || candidate.isSampleData || candidate.isBlocked) return refuse('not_a_member')
  if (candidate.userId === viewer.user.id || candidate.worksFor === businessId) return refuse('already_here')
  if (candidate.worksFor !== null) return refuse('on_other_team')
  if (candidate.accountType !== 'business') return refuse('not_a_business')
  if (candidate.hasTeam) return refuse('has_own_team')

  const added = { userId: candidate.userId, role: input.role }
  const team = await insertEntry(deps.db, actorOf(deps, viewer, businessId), added)
  return team ? entryIn(team, candidate.userId) : refuse('team_changed')
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
