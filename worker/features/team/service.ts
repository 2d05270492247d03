import type { OwnedBusiness, OwnershipTransferItem, TeamEntry } from '#shared/team/api.ts'
import { emailKey } from '#shared/accounts/emails.ts'
import { businessNameOf, mayInTeam, type TeamAction, type TeamRole } from '#shared/team/roles.ts'
import type { Viewer } from '#worker/auth/session-statements.ts'
import { iso } from '#shared/dates.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { requireOwner } from '#worker/auth/owner.ts'
import { failures, fail, FailureError, ok, type Result } from '#worker/http/problem.ts'
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
import { type Acting, deleteEntry, insertEntry, moveOwnership, updateRole } from './writes.ts'
import { teamFailures } from './failures.ts'

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

function entryIn(team: readonly EntryRow[], memberId: number): Result<TeamEntry> {
  const row = team.find(({ userId }) => userId === memberId)
  return row ? ok(entryFrom(row)) : fail(teamFailures.changed)
}

type Standing = { viewer: Viewer; role: TeamRole | null }

/** The viewer's role in a business, or 401; null for strangers, as for a business that does not exist. */
function standingOf(
  viewer: Viewer | null,
  businessId: number,
  owner: Person | undefined,
  entry: { businessId: number; role: TeamRole } | undefined,
): Standing {
  if (!viewer) throw new FailureError(failures.signedOut)
  if (owner?.userId === viewer.user.id) return { viewer, role: 'owner' }
  return { viewer, role: entry?.businessId === businessId ? entry.role : null }
}

function requireAction({ viewer, role }: Standing, action: TeamAction): Viewer {
  if (!mayInTeam(role, action)) throw new FailureError(failures.forbidden)
  return viewer
}

/** Lets the owner and the admins of a business read on, by its team as read in the same batch. */
function requireReader(
  viewer: Viewer | null,
  businessId: number,
  owner: Person | undefined,
  team: readonly EntryRow[],
): void {
  const own = team.find(({ userId }) => userId === viewer?.user.id)
  requireAction(standingOf(viewer, businessId, owner, own && { businessId, role: own.role }), 'read')
}

const actingAs = (deps: Deps, viewer: Viewer, businessId: number): Acting => ({
  businessId,
  viewerId: viewer.user.id,
  sessionHash: viewer.sessionHash,
  now: deps.now,
})

/** The viewer with the role in this business; two round trips where the viewer's id must be known first. */
async function readStanding(
  deps: Deps,
  viewer: Viewer,
  businessId: number,
): Promise<Standing & { isElsewhere: boolean }> {
  const [[owner], [entry]] = await deps.db.batch([
    businessById(deps.db, businessId),
    entryOf(deps.db, viewer.user.id),
  ])
  return {
    ...standingOf(viewer, businessId, owner, entry),
    isElsewhere: entry !== undefined && entry.businessId !== businessId,
  }
}

/** Everybody in the business, the owner first; for owner and admins (001 §6). */
export async function readTeam(deps: Deps, businessId: number): Promise<TeamEntry[]> {
  const {
    viewer,
    rows: [[owner], team],
  } = await deps.read([businessById(deps.db, businessId), teamOf(deps.db, businessId)])
  requireReader(viewer, businessId, owner, team)
  const first = owner ? [entryFrom({ ...owner, id: 0, role: 'owner', joinedAt: owner.since })] : []
  return [...first, ...team.map(entryFrom)]
}

/** The transfers of ownership, newest first; for owner and admins. */
export async function readTransfers(deps: Deps, businessId: number): Promise<OwnershipTransferItem[]> {
  const {
    viewer,
    rows: [[owner], team, transfers],
  } = await deps.read([
    businessById(deps.db, businessId),
    teamOf(deps.db, businessId),
    transfersOf(deps.db, businessId),
  ])
  requireReader(viewer, businessId, owner, team)
  return transfers.map((row) => ({ ...row, transferredAt: iso(row.transferredAt) }))
}

/** The business that a member works in, with the role there; for the member alone. */
export async function readOwnedBusiness(deps: Deps, userId: number): Promise<OwnedBusiness> {
  const {
    viewer,
    rows: [[found]],
  } = await deps.read([businessOf(deps.db, userId)])
  requireOwner(viewer, userId)
  if (!found) return { businessOwnerId: null, userRole: null, businessName: null, ownerName: null }
  return {
    businessOwnerId: found.businessId,
    userRole: found.role,
    businessName: businessNameOf(found),
    ownerName: `${found.firstName} ${found.lastName}`,
  }
}

/**
 * Adds a registered business member (001 §7). Only the owner; at most 20 tries a UTC day, since an answer tells whether
 * an address has an account. NOT_A_MEMBER, ALREADY_ON_TEAM, HAS_OWN_TEAM, NOT_A_BUSINESS where it cannot.
 */
export async function addMember(
  deps: Deps,
  viewer: Viewer,
  businessId: number,
  input: { memberEmail: string; role: TeamRole },
): Promise<Result<TeamEntry>> {
  const standing = await readStanding(deps, viewer, businessId)
  requireAction(standing, 'add')
  if (input.role === 'owner') return fail(teamFailures.ownerByTransfer)
  if (standing.isElsewhere) return fail(teamFailures.elsewhere)
  const wait = await countAttempt(deps.env, 'teamAdditions', String(businessId), deps.now)
  if (wait !== null) return fail({ ...teamFailures.dailyLimit, retryAfterSeconds: wait })

  const [candidate] = await candidateByEmail(deps.db, emailKey(input.memberEmail), viewer.user.id)
  if (!candidate || candidate.isSampleData || candidate.isBlocked) return fail(teamFailures.notAMember)
  if (candidate.userId === viewer.user.id || candidate.worksFor === businessId)
    return fail(teamFailures.alreadyHere)
  if (candidate.worksFor !== null) return fail(teamFailures.onOtherTeam)
  if (candidate.accountType !== 'business') return fail(teamFailures.notABusiness)
  if (candidate.hasTeam) return fail(teamFailures.hasOwnTeam)

  const added = { userId: candidate.userId, role: input.role }
  const team = await insertEntry(deps.db, actingAs(deps, viewer, businessId), added)
  return team ? entryIn(team, candidate.userId) : fail(teamFailures.changed)
}

/** Changes the role of somebody who is not the owner, between member and admin. Only the owner. */
export async function changeRole(
  deps: Deps,
  viewer: Viewer,
  businessId: number,
  change: { memberId: number; role: TeamRole },
): Promise<Result<TeamEntry>> {
  requireAction(await readStanding(deps, viewer, businessId), 'changeRole')
  if (change.role === 'owner') return fail(teamFailures.ownerByTransfer)
  if (change.memberId === viewer.user.id) return fail(teamFailures.ownerKeepsRole)
  const team = await updateRole(deps.db, actingAs(deps, viewer, businessId), change.memberId, change.role)
  return team ? entryIn(team, change.memberId) : fail(teamFailures.notOnTeam)
}

/** Removes somebody, or leaves: the owner may remove all others, everybody else the own entry. Repeated: the same answer (R535). */
export async function removeMember(
  deps: Deps,
  viewer: Viewer,
  businessId: number,
  memberId: number,
): Promise<Result<null>> {
  const standing = await readStanding(deps, viewer, businessId)
  const isSelf = memberId === viewer.user.id
  if (isSelf && standing.role === 'owner') return fail(teamFailures.ownerStays)
  if (!isSelf) requireAction(standing, 'remove')
  await deleteEntry(deps.db, actingAs(deps, viewer, businessId), memberId)
  return ok(null)
}

/** Passes the ownership to somebody on the team, for good; the old owner stays as an admin. Only the owner. */
export async function transferOwnership(
  deps: Deps,
  viewer: Viewer,
  businessId: number,
  input: { toUserId: number; notes?: string | undefined },
): Promise<Result<{ businessOwnerId: number; ownerId: number }>> {
  const standing = await readStanding(deps, viewer, businessId)
  requireAction(standing, 'transfer')
  if (input.toUserId === viewer.user.id) return fail(teamFailures.toSelf)
  if (standing.isElsewhere) return fail(teamFailures.elsewhere)
  const isMoved = await moveOwnership(deps.db, actingAs(deps, viewer, businessId), {
    toUserId: input.toUserId,
    notes: input.notes || null,
  })
  return isMoved
    ? ok({ businessOwnerId: businessId, ownerId: input.toUserId })
    : fail(teamFailures.toStranger)
}
