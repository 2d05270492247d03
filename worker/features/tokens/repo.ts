import { batch } from '#worker/db/batch.ts'
import { and, asc, desc, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { RewardTierId } from '#shared/tokens/reward-tiers.ts'
import { isBlocked } from '#worker/features/connections/blocks.ts'
import type { Database } from '#worker/db/client.ts'
import { rewardClaims, tokenEntries } from '#worker/db/schema/tokens.ts'
import { users } from '#worker/db/schema/users.ts'
import { sessionIsActive } from '#worker/auth/session-statements.ts'
import { changesOf, statement } from '#worker/db/statement.ts'
import { isListedSql } from '#worker/features/profiles/user-views.ts'

/** `mayBeFeatured` as a condition on `users`: a license may lose its badge while an ad runs. */
const mayBeFeaturedSql = sql`(account_type = 'vendor' OR license_status = 'verified')`

const shownAds = 6
/** The newest entries of a ledger; the download of a member's data has all of them. */
const historyLength = 48

export type ClaimRow = typeof rewardClaims.$inferSelect

export const entriesOf = (db: Database, userId: number) =>
  db
    .select({
      id: tokenEntries.id,
      amount: tokenEntries.amount,
      reason: tokenEntries.reason,
      source: tokenEntries.source,
      createdAt: tokenEntries.createdAt,
    })
    .from(tokenEntries)
    .where(eq(tokenEntries.userId, userId))
    .orderBy(desc(tokenEntries.id))
    .limit(historyLength)

export const claimsOf = (db: Database, userId: number) =>
  db.select().from(rewardClaims).where(eq(rewardClaims.userId, userId)).orderBy(asc(rewardClaims.id))

/** The column of `users` that listings read, for each tier that runs without staff. */
const runningColumn = {
  'priority-placement': sql.raw('placement_until'),
  'featured-ad': sql.raw('featured_until'),
  'premium-spotlight': sql.raw('featured_until'),
} as const satisfies Partial<Record<RewardTierId, unknown>>

type RunningTierId = keyof typeof runningColumn

export type NewClaim = {
  userId: number
  sessionHash: string
  tierId: RewardTierId
  tokensRequired: number
  /** Null for a tier that only staff deliver. */
  runs: { tierId: RunningTierId; forMs: number } | null
  byStaff: boolean
  now: number
}

/**
 * Writes the claim once and starts its run, or queues it behind one of the same kind, so that no day is lost. Listings
 * compare one column with the clock. Returns null when the balance is too low or the session has ended.
 */
export async function insertClaim(
  db: Database,
  claim: NewClaim,
): Promise<{ claim: ClaimRow; isNew: boolean } | null> {
  const { userId, tierId, now, runs } = claim
  const column = runs ? runningColumn[runs.tierId] : null
  const starts = column ? sql`max(${now}, u.${column})` : sql`NULL`
  const status = claim.byStaff
    ? sql`'requested'`
    : sql`CASE WHEN ${starts} > ${now} THEN 'scheduled' ELSE 'delivered' END`
  const inserted = statement(sql`
    INSERT INTO reward_claims (user_id, tier_id, status, requested_at, starts_at, ends_at, delivered_at)
    SELECT u.id, ${tierId}, ${status}, ${now}, ${starts}, ${starts} + ${runs?.forMs ?? 0}, ${claim.byStaff ? sql`NULL` : starts}
    FROM users u WHERE u.id = ${userId} AND u.skunk_tokens >= ${claim.tokensRequired}
      AND ${runs ? mayBeFeaturedSql : sql`TRUE`} AND ${sessionIsActive(claim.sessionHash)}
    ON CONFLICT (user_id, tier_id) DO NOTHING`)
  const found = db
    .select()
    .from(rewardClaims)
    .where(and(eq(rewardClaims.userId, userId), eq(rewardClaims.tierId, tierId)))
  const started = column
    ? [
        statement(sql`
          UPDATE users SET ${column} = (SELECT c.ends_at FROM reward_claims c WHERE c.user_id = ${userId} AND c.tier_id = ${tierId})
          WHERE id = ${userId} AND ${column} < (SELECT c.ends_at FROM reward_claims c WHERE c.user_id = ${userId} AND c.tier_id = ${tierId})`),
      ]
    : []
  const results: unknown[] = await batch(db, [inserted, ...started, found])
  const [row] = results.at(-1) as ClaimRow[]
  return row ? { claim: row, isNew: changesOf(results[0]) > 0 } : null
}

/** Listed members whose ad runs now, the earliest end first. */
export const featuredMembers = (db: Database, now: number, viewerId: SQL) =>
  db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      companyName: users.companyName,
      licenseType: users.licenseType,
      city: users.city,
      logoUrl: users.logoUrl,
      foundingNumber: users.foundingNumber,
    })
    .from(users)
    .where(
      and(
        gt(users.featuredUntil, now),
        // Lets SQLite use the partial index.
        sql`featured_until > 0`,
        isListedSql,
        mayBeFeaturedSql,
        sql`NOT ${isBlocked(viewerId, sql`users.id`)}`,
      ),
    )
    .orderBy(asc(users.featuredUntil))
    .limit(shownAds)
