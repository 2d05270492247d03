import { batch } from '#worker/db/batch.ts'
import { and, eq, gt, sql, type SQL } from 'drizzle-orm'
import { type Achievement, type AchievementId, achievements } from '#shared/achievements/achievements.ts'
import { officialLicenses } from '#shared/licenses/catalogue.ts'
import type { Database } from '#worker/db/client.ts'
import { award } from '#worker/features/tokens/ledger.ts'
import { notify } from '#worker/features/notifications/notify.ts'
import { notifyRewards } from '#worker/features/tokens/reward-notices.ts'
import { licenseCollection } from '#worker/db/schema/community.ts'
import { memberAchievements } from '#worker/db/schema/tokens.ts'
import { sessionIsActive } from '#worker/auth/session-statements.ts'
import { changesOf, statement } from '#worker/db/statement.ts'

const list = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

const milestones = achievements
  .filter((row) => row.counts === 'licenseTypes')
  .map(({ id, requirement }) => ({ id, requirement }))

/** Both sides of a connection while it is accepted. */
const bothSides = (connectionId: number): SQL => sql`
  SELECT requester_id AS member FROM connections WHERE id = ${connectionId} AND status = 'accepted'
  UNION ALL SELECT receiver_id FROM connections WHERE id = ${connectionId} AND status = 'accepted'`

/** Unlocks what an accepted connection earns its two sides, once each, and notifies them. */
export const unlockMilestones = (connectionId: number, now: number) => [
  statement(sql`
    INSERT INTO member_achievements (user_id, achievement_id, unlocked_at)
    SELECT found.member, milestone.value ->> 'id', ${now}
    FROM (
      SELECT side.member, (
        SELECT count(*) FROM license_collection c
        WHERE c.user_id = side.member AND c.members > 0 AND c.license_type IN (${list(officialLicenses)})
      ) AS types
      FROM (${bothSides(connectionId)}) AS side
    ) AS found
    JOIN json_each(${JSON.stringify(milestones)}) AS milestone ON found.types >= milestone.value ->> 'requirement'
    WHERE TRUE
    ON CONFLICT (user_id, achievement_id) DO NOTHING`),
  notify({
    to: sql`SELECT user_id FROM member_achievements WHERE user_id IN (${bothSides(connectionId)}) AND unlocked_at = ${now}`,
    kind: 'achievement',
    now,
    when: sql`changes() > 0`,
  }),
]

/** Unlocks an achievement that a licensee's number has earned, and notifies the member. */
export const unlockByNumber = (userId: number, id: AchievementId, now: number) => [
  statement(sql`
    INSERT INTO member_achievements (user_id, achievement_id, unlocked_at)
    SELECT id, ${id}, ${now} FROM users WHERE id = ${userId}
    ON CONFLICT (user_id, achievement_id) DO NOTHING`),
  notify({ to: userId, kind: 'achievement', now, when: sql`changes() > 0` }),
]

export const recordedOf = (db: Database, userId: number) =>
  db.select().from(memberAchievements).where(eq(memberAchievements.userId, userId))

/** The license types among a member's accepted connections; at most as many rows as there are types. */
export const collectionOf = (db: Database, userId: number) =>
  db
    .select({ licenseType: licenseCollection.licenseType })
    .from(licenseCollection)
    .where(and(eq(licenseCollection.userId, userId), gt(licenseCollection.members, 0)))

/** The ledger's key of an achievement's bonus, which makes it payable once. */
const achievementKey = (userId: number, id: AchievementId) => `achievement:${userId}:${id}`

const unlock = (userId: number, id: AchievementId, now: number, isPaid: boolean, when: SQL) =>
  statement(sql`
    INSERT INTO member_achievements (user_id, achievement_id, unlocked_at, collected_at)
    SELECT ${userId}, ${id}, ${now}, ${isPaid ? now : null} WHERE ${when}
    ON CONFLICT (user_id, achievement_id) DO UPDATE SET collected_at = coalesce(collected_at, excluded.collected_at)`)

const bonus = (userId: number, row: Achievement, now: number, when: SQL) =>
  award({
    userId,
    amount: row.bonusTokens,
    source: 'achievement',
    reason: row.name,
    actor: 'system',
    key: achievementKey(userId, row.id),
    now,
    when,
  })

/** Pays one achievement's bonus, once; returns the tokens that this call paid. */
export async function collectBonus(
  db: Database,
  collect: { userId: number; achievement: Achievement; now: number; sessionHash: string },
): Promise<number> {
  const { userId, achievement, now } = collect
  const when = sessionIsActive(collect.sessionHash)
  const [, paid] = await batch(db, [
    unlock(userId, achievement.id, now, true, when),
    bonus(userId, achievement, now, when),
    notifyRewards(achievementKey(userId, achievement.id), now),
  ])
  return changesOf(paid) > 0 ? achievement.bonusTokens : 0
}

/** Unlocks and pays several at once and notifies the member; returns those that this call paid. */
export async function payAtOnce(
  db: Database,
  userId: number,
  rows: readonly Achievement[],
  now: number,
): Promise<Achievement[]> {
  const statements = rows.map((row) => [
    unlock(userId, row.id, now, true, sql`TRUE`),
    bonus(userId, row, now, sql`TRUE`),
    notify({ to: userId, kind: 'achievement', now, when: sql`changes() > 0` }),
    notifyRewards(achievementKey(userId, row.id), now),
  ])
  const [first, ...rest] = statements.flat()
  if (first === undefined) return []
  const results: unknown[] = await batch(db, [first, ...rest])
  // The bonus is the second of each row's statements.
  return rows.filter((_, index) => changesOf(results[index * (statements[0]?.length ?? 0) + 1]) > 0)
}
