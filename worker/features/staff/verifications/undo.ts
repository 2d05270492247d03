import { sql } from 'drizzle-orm'
import { utcDay } from '#shared/dates.ts'
import { staffLimits } from '#shared/staff/limits.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { rowsOf, statement } from '#worker/db/statement.ts'
import { reverseRestoredCredit } from '#worker/features/referrals/reversal.ts'
import { audit } from '#worker/features/staff/audit/audit-log.ts'
import type { SQL } from 'drizzle-orm'

/** Keeps what an approval is about to change, before it does; the first statement of its batch. */
export const keepForUndo = (approved: { checkId: number; memberId: number; now: number; when: SQL }) => {
  const { checkId, memberId, now, when } = approved
  return statement(sql`
    INSERT INTO license_undos (check_id, before, expires_at)
    SELECT ${checkId}, json_object(
      'licenseStatus', u.license_status, 'verifiedAt', u.license_verified_at, 'licenseNumber', u.license_number,
      'basis', u.license_basis, 'rosterId', u.license_roster_id, 'rosterAsOf', u.license_roster_as_of,
      'expiresOn', u.license_expires_on,
      'reversedAt', (SELECT f.reversed_at FROM referrals f WHERE f.referred_id = u.id AND f.status = 'reversed'),
      'notice', (SELECT json_object('count', n.count, 'detail', n.detail, 'readAt', n.read_at, 'updatedAt', n.updated_at)
        FROM notifications n WHERE n.user_id = u.id AND n.kind = 'verification' AND n.day = ${utcDay(now)})),
      ${now + staffLimits.undoMs + staffLimits.undoGraceMs}
    FROM users u WHERE u.id = ${memberId} AND ${when}
    ON CONFLICT (check_id) DO UPDATE SET before = excluded.before, expires_at = excluded.expires_at`)
}

/**
 * Undoes an approval: the license and its check are as before, the member's notification and the mail that waits are taken
 * back, and so is a credit that the approval gave back. Returns whether it did; not after the time, and not when the
 * member's license has changed since. The audit log keeps the approval and says that it was undone.
 */
export async function reopenCheck(
  db: Database,
  undone: { checkId: number; memberId: number; decidedAt: number; actor: string; now: number },
): Promise<boolean> {
  const { checkId, memberId, decidedAt, now, actor } = undone
  const isOpen = sql`EXISTS (SELECT 1 FROM license_undos d WHERE d.check_id = ${checkId} AND d.expires_at > ${now})`
  const before = (key: string) =>
    sql`(SELECT d.before ->> ${`$.${key}`} FROM license_undos d WHERE d.check_id = ${checkId})`
  const when = sql`${isOpen} AND EXISTS (
    SELECT 1 FROM license_checks c JOIN users u ON u.id = c.user_id
    WHERE c.id = ${checkId} AND c.status = 'approved' AND u.license_status = 'verified' AND u.license_verified_at = c.decided_at)
    AND NOT EXISTS (SELECT 1 FROM license_checks o WHERE o.user_id = ${memberId} AND o.status = 'pending')`
  const isNotice = sql`user_id = ${memberId} AND kind = 'verification' AND day = ${utcDay(decidedAt)}
    AND updated_at = ${decidedAt} AND detail ->> 'check' = ${checkId} AND ${when}`
  const [reopened] = (
    await batch(db, [
      statement(sql`
        DELETE FROM outbox WHERE user_id = ${memberId} AND kind = 'license_decided' AND created_at = ${decidedAt}
          AND sent_at IS NULL AND ${when}`),
      statement(sql`DELETE FROM notifications WHERE ${isNotice} AND ${before('notice')} IS NULL`),
      statement(sql`
        UPDATE notifications SET count = ${before('notice.count')}, detail = ${before('notice.detail')},
          read_at = ${before('notice.readAt')}, updated_at = ${before('notice.updatedAt')}
        WHERE ${isNotice}`),
      ...reverseRestoredCredit({
        referredId: memberId,
        reversedAt: before('reversedAt'),
        actor: 'admin',
        now,
        when,
      }),
      audit({
        actor,
        action: 'check.undo',
        target: `user:${memberId}`,
        before: { licenseStatus: 'verified', check: checkId },
        after: { licenseStatus: 'pending', check: checkId },
        now,
        when,
      }),
      rowsOf<{ id: number }>(sql`
        UPDATE license_checks SET status = 'pending', note = NULL, reviewer = NULL, decided_at = NULL
        WHERE id = ${checkId} AND ${when} RETURNING id`),
      // The condition of the others no longer holds: the check is open again.
      statement(sql`
        UPDATE users SET license_status = ${before('licenseStatus')}, license_verified_at = ${before('verifiedAt')},
          license_number = ${before('licenseNumber')}, license_basis = ${before('basis')},
          license_roster_id = ${before('rosterId')}, license_roster_as_of = ${before('rosterAsOf')},
          license_expires_on = ${before('expiresOn')}, updated_at = ${now}
        WHERE id = ${memberId} AND ${isOpen} AND license_verified_at = ${decidedAt}
          AND EXISTS (SELECT 1 FROM license_checks c WHERE c.id = ${checkId} AND c.status = 'pending')`),
      statement(sql`DELETE FROM license_undos WHERE check_id = ${checkId}`),
    ])
  ).at(-3) as { id: number }[]
  return reopened !== undefined
}
