import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { RewardTierId } from '#shared/tokens/reward-tiers.ts'
import { isBlocked } from '#worker/features/connections/blocks.ts'
import type { Database } from '#worker/db/client.ts'
import { rewardClaims } from '#worker/db/schema/tokens.ts'
import { users } from '#worker/db/schema/users.ts'
import { sessionIsActive } from '#worker/auth/session-statements.ts'
import { changesOf, statement } from '#worker/db/statement.ts'
import { whereListed } from '#worker/features/profiles/user-views.ts'

const shownAds = 6

export type ClaimRow = typeof rewardClaims.$inferSelect

export const claimsOf = (db: Database, userId: number) =>
  db.select().from(rewardClaims).where(eq(rewardClaims.userId, userId)).orderBy(asc(rewardClaims.id))

/** The column of `users` that listings look at, for each tier that runs by itself. */
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
  /** Null where nothing runs by itself. */
  runs: { tierId: RunningTierId; forMs: number } | null
  byStaff: boolean
  now: number
}

/**
 * Writes the claim once and starts what runs: after an ad of the same kind that still runs, so that no day is lost. The
 * listings read one column, which ends by itself. No row when the balance is too low or the session has ended.
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
  const inserted = statement(
    db,
    sql`
    INSERT INTO reward_claims (user_id, tier_id, status, requested_at, starts_at, ends_at, delivered_at)
    SELECT u.id, ${tierId}, ${status}, ${now}, ${starts}, ${starts} + ${runs?.forMs ?? 0}, ${claim.byStaff ? sql`NULL` : starts}
    FROM users u WHERE u.id = ${userId} AND u.skunk_tokens >= ${claim.tokensRequired} AND ${sessionIsActive(claim.sessionHash)}
    ON CONFLICT (user_id, tier_id) DO NOTHING`,
  )
  const found = db
    .select()
    .from(rewardClaims)
    .where(and(eq(rewardClaims.userId, userId), eq(rewardClaims.tierId, tierId)))
  const started = column
    ? [
        statement(
          db,
          sql`
          UPDATE users SET ${column} = (SELECT c.ends_at FROM reward_claims c WHERE c.user_id = ${userId} AND c.tier_id = ${tierId})
          WHERE id = ${userId} AND ${column} < (SELECT c.ends_at FROM reward_claims c WHERE c.user_id = ${userId} AND c.tier_id = ${tierId})`,
        ),
      ]
    : []
  const answers: unknown[] = await db.batch([inserted, ...started, found])
  const [row] = answers.at(-1) as ClaimRow[]
  return row ? { claim: row, isNew: changesOf(answers[0]) > 0 } : null
}

/** Members whose ad runs now and whose profile may be seen; those that end first come first. */
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
        // Says to SQLite that the partial index may be used.
        sql`featured_until > 0`,
        whereListed,
        sql`NOT ${isBlocked(viewerId, sql`users.id`)}`,
      ),
    )
    .orderBy(asc(users.featuredUntil))
    .limit(shownAds)
