import { batch } from '#worker/db/batch.ts'
import { asc, eq, isNotNull, sql } from 'drizzle-orm'
import { launchTarget } from '#shared/launch/phase.ts'
import type { Database } from '#worker/db/client.ts'
import { network, pendingReleases } from '#worker/db/schema/access.ts'
import type { NetworkStats } from '#worker/auth/session-statements.ts'
import { rowsOf, statement } from '#worker/db/statement.ts'
import { users } from '#worker/db/schema/users.ts'
import { achievementsOfNumber } from '#worker/features/achievements/service.ts'
import type { Claim } from './claim.ts'

/** Pending rows reconciled at once; a backlog takes several runs. */
const page = 25

/** Every number on record in D1, for a new object; read once in the object's life. */
export async function claimsOnRecord(db: Database) {
  const [claims, [state]] = await batch(db, [
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

/** The result of a recorded claim: the new counts, and whether other claims or releases are pending. */
export type Recorded = { stats: NetworkStats; isMorePending: boolean }

/** Writes the numbers and, with the fiftieth licensee, the unlock time, which is never cleared. */
export async function recordClaim(
  db: Database,
  userId: number,
  claim: Claim,
  now: number,
): Promise<Recorded> {
  // Sets only an assigned place: setting null would rebuild the search index.
  const place = claim.foundingNumber
    ? sql`, founding_number = ${claim.foundingNumber}, is_founding_member = 1`
    : sql``
  const [, [row]] = await batch(db, [
    statement(sql`
      UPDATE users SET claim = 'done', licensee_number = ${claim.licenseeNumber} ${place}
      WHERE id = ${userId} AND claim = 'pending'`),
    rowsOf<NetworkStats & { isMorePending: number }>( // `> 0` makes SQLite search the index even where the table is empty.
      sql`
      UPDATE network SET
        highest_licensee_number = max(highest_licensee_number, ${claim.licenseeNumber ?? 0}),
        licensees_unlocked_at = coalesce(licensees_unlocked_at, CASE WHEN licensees >= ${launchTarget} THEN ${now} END)
      WHERE id = 1
      RETURNING licensees, founding_taken AS foundingTaken, licensees_unlocked_at AS licenseesUnlockedAt,
        EXISTS (SELECT 1 FROM users WHERE claim = 'pending')
        OR EXISTS (SELECT 1 FROM pending_releases WHERE user_id > 0) AS isMorePending`,
    ),
    ...achievementsOfNumber(userId, claim.licenseeNumber, now),
  ])
  if (!row) throw new Error('the network row is missing: migrations have not run')
  const { isMorePending, ...stats } = row
  return { stats, isMorePending: isMorePending === 1 }
}

/** Claims and releases that a crash or a failing binding interrupted, lowest ids first; at most a page of each. */
export async function pendingWork(db: Database): Promise<{ claims: number[]; releases: number[] }> {
  const [claims, releases] = await batch(db, [
    db
      .select({ id: users.id })
      .from(users)
      // A literal, so that SQLite can use the partial index.
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
