import { mayInTeam, type TeamAction, type TeamRole } from '#shared/team/roles.ts'
import { refuse } from '#shared/wire/result.ts'
import type { Deps } from '#worker/auth/deps.ts'
import type { Viewer } from '#worker/auth/session-statements.ts'
import { type Answers, type Batchable, batch } from '#worker/db/batch.ts'
import { businessById, entryOf, type Person, teamOf } from './repo.ts'
import type { Actor } from './writes.ts'

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
export const refusalOf = ({ role }: Pick<Membership, 'role'>, action: TeamAction) =>
  mayInTeam(role, action) ? null : refuse('forbidden')

/**
 * Reads a business, its team and what `statements` add, in one round trip with the session. `refusal` is the viewer's who
 * may not do `action`; null for those who may.
 */
export async function readForTeam<const Statements extends readonly Batchable[]>(
  deps: Deps,
  businessId: number,
  action: TeamAction,
  statements: Statements,
) {
  const { viewer, rows } = await deps.read([
    businessById(deps.db, businessId),
    teamOf(deps.db, businessId),
    ...statements,
  ])
  const [[owner], team, ...more] = rows as unknown as [
    (Person & { since: number })[],
    Awaited<ReturnType<typeof teamOf>>,
    ...Answers<Statements>,
  ]
  const own = viewer ? team.find(({ userId }) => userId === viewer.user.id) : undefined
  const role = viewer && roleIn(viewer, businessId, owner, own && { businessId, role: own.role })
  return {
    refusal: refusalOf({ role }, action),
    owner,
    team,
    rows: more as unknown as Answers<Statements>,
  }
}

/** The viewer's role in this business with further rows; a second round trip, because it needs the viewer's id. */
export async function readMembershipWith<const Statements extends readonly Batchable[]>(
  deps: Deps,
  viewer: Viewer,
  businessId: number,
  statements: Statements,
) {
  const answers = await batch(deps.db, [
    businessById(deps.db, businessId),
    entryOf(deps.db, viewer.user.id),
    ...statements,
  ])
  const [[owner], [entry], ...more] = answers as unknown as [
    Person[],
    { businessId: number; role: TeamRole }[],
    ...Answers<Statements>,
  ]
  const membership: Membership = {
    role: roleIn(viewer, businessId, owner, entry),
    isElsewhere: entry !== undefined && entry.businessId !== businessId,
  }
  return { membership, owner, rows: more as unknown as Answers<Statements> }
}

export const readMembership = async (deps: Deps, viewer: Viewer, businessId: number): Promise<Membership> =>
  (await readMembershipWith(deps, viewer, businessId, [])).membership

export const actorOf = (deps: Deps, viewer: Viewer, businessId: number): Actor => ({
  businessId,
  viewerId: viewer.user.id,
  sessionHash: viewer.sessionHash,
  now: deps.now,
})
