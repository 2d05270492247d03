import { batch } from '#worker/db/batch.ts'
import { sql, type SQL } from 'drizzle-orm'
import type { BugDecision, ContactStep } from '#shared/staff/inboxes-input.ts'
import type { RewardClaimState } from '#shared/tokens/reward-tiers.ts'
import { audit, type Action } from '#worker/features/staff/audit/audit-log.ts'
import type { Database } from '#worker/db/client.ts'
import { notify } from '#worker/features/notifications/notify.ts'
import { readRows, rowsOf, statement, type Statement } from '#worker/db/statement.ts'

/** Runs a batch whose last statement returns a row exactly when the batch took effect; returns whether it did. */
async function tookEffect(db: Database, statements: [Statement, ...Statement[]]): Promise<boolean> {
  const answers: unknown[] = await batch(db, statements)
  return (answers.at(-1) as unknown[]).length === 1
}

export type Claim = {
  id: number
  user_id: number
  tier_id: string
  status: RewardClaimState
  starts_at: number | null
  ends_at: number | null
}

export async function findClaim(db: Database, id: number): Promise<Claim | null> {
  const [found] = await readRows(
    db,
    rowsOf<Claim>(
      sql`SELECT id, user_id, tier_id, status, starts_at, ends_at FROM reward_claims WHERE id = ${id}`,
    ),
  )
  return found ?? null
}

/** Moves a reward to its next step and notifies the member; returns false when its step has changed meanwhile. */
export function moveClaim(
  db: Database,
  claim: Claim,
  step: { status: RewardClaimState; note: string; startsAt: number | null; now: number; action: Action },
): Promise<boolean> {
  const when = sql`EXISTS (SELECT 1 FROM reward_claims WHERE id = ${claim.id} AND status = ${claim.status})`
  return tookEffect(db, [
    audit({ ...step.action, when }),
    notify({
      to: claim.user_id,
      kind: 'reward-unlocked',
      detail: { tier: claim.tier_id, status: step.status },
      now: step.now,
      when,
    }),
    rowsOf(sql`
      UPDATE reward_claims SET status = ${step.status}, note = coalesce(${step.note || null}, note),
        starts_at = coalesce(${step.startsAt}, starts_at),
        delivered_at = ${step.status === 'delivered' ? step.now : null}
      WHERE id = ${claim.id} AND status = ${claim.status} RETURNING id`),
  ])
}

/** Moves a contact message to a state; returns false when it is unknown or in that state already. */
export function moveContact(db: Database, id: number, step: ContactStep, action: Action): Promise<boolean> {
  const when = sql`EXISTS (SELECT 1 FROM contact_messages WHERE id = ${id} AND status <> ${step.status})`
  return tookEffect(db, [
    audit({ ...action, when }),
    rowsOf(sql`
      UPDATE contact_messages SET status = ${step.status}, answered_at = ${step.status === 'answered' ? action.now : null}
      WHERE id = ${id} AND status <> ${step.status} RETURNING id`),
  ])
}

/** The state of a bug report after each decision. */
export const bugStates = { accept: 'accepted', reject: 'rejected', duplicate: 'duplicate' } as const

/**
 * Decides an open bug report; returns false when it is not open. A rejection reverses its award, never below zero, and
 * lowers the member's count of reports; a duplicate requires the other report to exist.
 */
export function decideBug(db: Database, id: number, decision: BugDecision, action: Action): Promise<boolean> {
  const other = decision.duplicateOf ?? null
  const isOriginalKnown: SQL =
    other === null
      ? sql`TRUE`
      : sql`${other} <> ${id} AND EXISTS (SELECT 1 FROM bug_reports o WHERE o.id = ${other})`
  const when = sql`EXISTS (SELECT 1 FROM bug_reports WHERE id = ${id} AND status = 'open' AND ${isOriginalKnown})`
  const reversal = [
    statement(sql`
      INSERT INTO token_entries (user_id, amount, source, reason, actor, idempotency_key, created_at)
      SELECT u.id, -min(b.tokens_awarded, u.skunk_tokens), 'reversal', 'A bug report was not accepted', 'admin',
        'reversal:bug_report:' || b.id, ${action.now}
      FROM bug_reports b JOIN users u ON u.id = b.user_id
      WHERE b.id = ${id} AND b.status = 'open' AND b.tokens_awarded > 0
      ON CONFLICT (idempotency_key) DO NOTHING`),
    statement(sql`
      UPDATE users SET bugs_reported = max(bugs_reported - 1, 0)
      WHERE id = (SELECT user_id FROM bug_reports WHERE id = ${id} AND status = 'open' AND counted = 1)`),
  ]
  return tookEffect(db, [
    audit({ ...action, when }),
    ...(decision.decision === 'reject' ? reversal : []),
    rowsOf(sql`
      UPDATE bug_reports SET status = ${bugStates[decision.decision]}, duplicate_of = ${other}, decided_at = ${action.now}
      WHERE id = ${id} AND status = 'open' AND ${isOriginalKnown} RETURNING id`),
  ])
}

export async function findReported(db: Database, id: number): Promise<number | null> {
  const [found] = await readRows(
    db,
    rowsOf<{ reported_id: number }>(
      sql`SELECT reported_id FROM member_reports WHERE id = ${id} AND status = 'open'`,
    ),
  )
  return found?.reported_id ?? null
}

/** Dismisses an open report, or warns and notifies the member; returns false when it is not open. */
export function decideReport(
  db: Database,
  id: number,
  decided: { reportedId: number; status: 'dismissed' | 'warned'; action: Action },
): Promise<boolean> {
  const { action, reportedId, status } = decided
  const when = sql`EXISTS (SELECT 1 FROM member_reports WHERE id = ${id} AND status = 'open')`
  const warning = [
    statement(sql`UPDATE users SET warned_at = ${action.now} WHERE id = ${reportedId} AND ${when}`),
    notify({ to: reportedId, kind: 'security', detail: { change: 'warned' }, now: action.now, when }),
  ]
  return tookEffect(db, [
    audit({ ...action, when }),
    ...(status === 'warned' ? warning : []),
    rowsOf(
      sql`UPDATE member_reports SET status = ${status}, decided_at = ${action.now} WHERE id = ${id} AND status = 'open' RETURNING id`,
    ),
  ])
}

/** The author of a bug report with the accepted reports of theirs, at most as many as a milestone takes. */
export async function acceptedBugsOf(
  db: Database,
  id: number,
): Promise<{ userId: number; accepted: number } | null> {
  const [found] = await readRows(
    db,
    rowsOf<{ userId: number | null; accepted: number }>(sql`
      SELECT b.user_id AS userId, (SELECT count(*) FROM (
        SELECT 1 FROM bug_reports a WHERE a.user_id = b.user_id AND a.status = 'accepted' LIMIT 5)) AS accepted
      FROM bug_reports b WHERE b.id = ${id}`),
  )
  return found && found.userId !== null ? { userId: found.userId, accepted: found.accepted } : null
}
