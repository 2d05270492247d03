import { asc, eq, isNotNull, sql } from 'drizzle-orm'
import { launchTarget } from '#shared/launch/phase.ts'
import type { Database } from '#worker/db/client.ts'
import { network, pendingReleases } from '#worker/db/schema/access.ts'
import type { NetworkStats } from '#worker/auth/session-statements.ts'
import { rowsOf, statement } from '#worker/db/statement.ts'
import { users } from '#worker/db/schema/users.ts'
import { achievementsOfNumber } from '#worker/features/achievements/service.ts'
import type { Claim } from './claim.ts'

/** Pending rows settled in one go; a backlog is worked off page by page. */
const page = 25

/** Every number that D1 has on record, for an object that starts empty. Read once in the object's life. */
export async function claimsOnRecord(db: Database) {
  const [claims, [state]] = await db.batch([
    db
      .select({
        userId: users.id,
        licenseeNumber: users.licenseeNumber,
        foundingNumber: users.foundingNumber,
      })
      .from(users)
      .where(isNotNull(users.licenseeNumber)),
    db.select({ highest: network.highestLicenseeNumber }).from(network).where(eq(network.id, 1)),
  ])
  const highest = claims.reduce(
    (most, { licenseeNumber }) => Math.max(most, licenseeNumber ?? 0),
    state?.highest ?? 0,
  )
  return { claims, highestLicenseeNumber: highest }
}

/** What a claim leaves behind: the network's counts with it, and whether somebody else's claim or release still waits. */
export type Recorded = { figures: NetworkStats; isMorePending: boolean }

/** Writes the numbers and, with the fiftieth licensee, the latch that is never cleared (design §3 "Unlock"). */
export async function recordClaim(
  db: Database,
  userId: number,
  claim: Claim,
  now: number,
): Promise<Recorded> {
  // Only a place is written: setting none would have the indexes of words made anew.
  const place = claim.foundingNumber
    ? sql`, founding_number = ${claim.foundingNumber}, is_founding_member = 1`
    : sql``
  const [, [row]] = await db.batch([
    statement(
      db,
      sql`
      UPDATE users SET claim = 'done', licensee_number = ${claim.licenseeNumber} ${place}
      WHERE id = ${userId} AND claim = 'pending'`,
    ),
    rowsOf<NetworkStats & { isMorePending: number }>(
      db,
      // `> 0`, so that it searches where the other table is empty.
      sql`
      UPDATE network SET
        highest_licensee_number = max(highest_licensee_number, ${claim.licenseeNumber ?? 0}),
        licensees_unlocked_at = coalesce(licensees_unlocked_at, CASE WHEN licensees >= ${launchTarget} THEN ${now} END)
      WHERE id = 1
      RETURNING licensees, founding_taken AS foundingTaken, licensees_unlocked_at AS licenseesUnlockedAt,
        EXISTS (SELECT 1 FROM users WHERE claim = 'pending')
        OR EXISTS (SELECT 1 FROM pending_releases WHERE user_id > 0) AS isMorePending`,
    ),
    ...achievementsOfNumber(db, userId, claim.licenseeNumber, now),
  ])
  if (!row) throw new Error('the network row is missing: migrations have not run')
  const { isMorePending, ...figures } = row
  return { figures, isMorePending: isMorePending === 1 }
}

/** What a crash or a failing binding has left, lowest ids first; at most a page of each. */
export async function pendingWork(db: Database): Promise<{ claims: number[]; releases: number[] }> {
  const [claims, releases] = await db.batch([
    db
      .select({ id: users.id })
      .from(users)
      // A literal, so that SQLite may use the partial index.
      .where(eq(users.claim, sql`'pending'`))
      .orderBy(asc(users.id))
      .limit(page),
    db
      .select({ id: pendingReleases.userId })
      .from(pendingReleases)
      .orderBy(asc(pendingReleases.userId))
      .limit(page),
  ])
  return { claims: claims.map(({ id }) => id), releases: releases.map(({ id }) => id) }
}

export async function clearRelease(db: Database, userId: number): Promise<void> {
  await db.delete(pendingReleases).where(eq(pendingReleases.userId, userId))
}
