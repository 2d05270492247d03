import { type SQL, sql } from 'drizzle-orm'
import { utcDay } from '#shared/dates.ts'
import { rewardTiers } from '#shared/tokens/reward-tiers.ts'
import { statement } from '#worker/db/statement.ts'

/**
 * Notifies a member of the reward tiers that a ledger entry has unlocked; runs after the entry in its batch. An entry
 * that existed before notifies nobody.
 */
export function notifyRewards(entryKey: string | SQL, now: number) {
  const tiers = JSON.stringify(rewardTiers.map(({ id, tokensRequired }) => ({ id, tokensRequired })))
  return statement(sql`
    INSERT INTO notifications (user_id, kind, day, count, detail, updated_at)
    SELECT u.id, 'reward-unlocked', ${utcDay(now)}, count(*), json_object('tier', max(tier.value ->> 'id')), ${now}
    FROM token_entries e JOIN users u ON u.id = e.user_id
    JOIN json_each(${tiers}) AS tier
      ON tier.value ->> 'tokensRequired' <= u.skunk_tokens AND tier.value ->> 'tokensRequired' > u.skunk_tokens - e.amount
    WHERE e.idempotency_key = ${entryKey} AND e.created_at = ${now}
      AND NOT EXISTS (SELECT 1 FROM notification_mutes m WHERE m.user_id = u.id AND m.kind = 'reward-unlocked')
    GROUP BY u.id
    ON CONFLICT (user_id, kind, day) WHERE subject_id IS NULL DO UPDATE SET
      count = CASE WHEN read_at IS NULL THEN count + excluded.count ELSE excluded.count END,
      detail = excluded.detail, read_at = NULL, updated_at = excluded.updated_at`)
}
