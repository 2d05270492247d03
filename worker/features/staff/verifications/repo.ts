import { batch } from '#worker/db/batch.ts'
import { sql } from 'drizzle-orm'
import type { Verification } from '#shared/staff/inboxes-api.ts'
import type { VerificationDecision } from '#shared/staff/inboxes-input.ts'
import type { LicenseStatus } from '#shared/licenses/status.ts'
import { licenseKeySql } from '#worker/db/license-key.ts'
import { audit, auditEach } from '#worker/features/staff/audit/audit-log.ts'
import type { Database } from '#worker/db/client.ts'
import { notify } from '#worker/features/notifications/notify.ts'
import { mailToMemberById } from '#worker/features/mail/outbox.ts'
import { staffLimits } from '#shared/staff/limits.ts'
import { keepForUndo } from './undo.ts'
import { basisColumns, listedJson, noBasis, publishedVersion } from '#worker/features/roster/support.ts'
import { restoreReferrals, reverseReferral } from '#worker/features/referrals/reversal.ts'
import { readRows, rowsOf, statement } from '#worker/db/statement.ts'

/** A member as staff read them: the row's `updatedAt` in epoch milliseconds, or null where the call has none. */
export type SeenMember = { id: number; updatedAt: number | null }

export type CheckRow = {
  id: number
  status: Verification['status']
  license_type: string
  license_number: string | null
  proof_key: string | null
  proof_name: string | null
  note: string | null
  reviewer: string | null
  created_at: number
  decided_at: number | null
  member_id: number
  member_name: string
  first_name: string
  member_status: LicenseStatus
  company_name: string | null
  email: string
  phone_number: string
  city: string | null
  zip_code: string
  founding_number: number | null
  joined_at: number
  /** JSON lists of members. */
  same_number: string
  referred_by: string
  cause: Verification['cause']
  /** The day of the published list, and a JSON list of its rows with the number. */
  roster_as_of: string | null
  roster_rows: string
  updated_at: number
}

/** Each check with its member and the other members of the same license number, three at most: a possible second account. */
const selectChecks = sql`
  SELECT c.id, c.status, c.license_type, c.license_number, c.proof_key, c.note, c.cause, u.updated_at, c.reviewer, c.created_at, c.decided_at,
    CASE WHEN c.proof_key IS NOT NULL AND c.proof_deleted_at IS NULL THEN coalesce(c.proof_name, 'proof') END AS proof_name,
    u.id AS member_id, u.first_name || ' ' || u.last_name AS member_name, u.first_name, u.license_status AS member_status,
    u.company_name, u.email, u.phone_number, u.city, u.zip_code, u.founding_number, u.created_at AS joined_at,
    (SELECT json_group_array(json_object('id', q.id, 'name', q.name, 'companyName', q.company_name, 'city', q.city,
        'licenseType', q.license_type, 'licenseStatus', q.license_status)) FROM (
      SELECT o.*, o.first_name || ' ' || o.last_name AS name FROM users o
      WHERE ${licenseKeySql('o.license_number')} = ${licenseKeySql('c.license_number')} AND o.license_number IS NOT NULL AND o.id <> u.id LIMIT 3) q) AS same_number,
    (SELECT json_group_array(json_object('id', r.id, 'name', r.first_name || ' ' || r.last_name))
      FROM referrals f JOIN users r ON r.id = f.referrer_id WHERE f.referred_id = u.id) AS referred_by,
    (SELECT as_of FROM roster_versions WHERE state = 'published') AS roster_as_of,
    (SELECT json_group_array(json(q.listed)) FROM (
      SELECT ${listedJson} AS listed FROM roster_rows r
      WHERE r.version_id = ${publishedVersion} AND r.number_key = ${licenseKeySql('c.license_number')} LIMIT 3) q) AS roster_rows
  FROM license_checks c JOIN users u ON u.id = c.user_id`

/** Open checks, oldest first, or decided ones, newest first, after the check `after`. */
export const checksOf = (page: { state: 'open' | 'done'; after: number | null; limit: number }) => {
  const { after, limit } = page
  const [isInState, isAfter, order] =
    page.state === 'open'
      ? [sql`c.status = 'pending'`, sql`c.id > ${after}`, sql`ASC`]
      : [sql`c.decided_at IS NOT NULL`, sql`c.id < ${after}`, sql`DESC`]
  return rowsOf<CheckRow>(
    sql`${selectChecks} WHERE ${isInState} AND ${after === null ? sql`TRUE` : isAfter} ORDER BY c.id ${order} LIMIT ${limit}`,
  )
}

export async function checkById(db: Database, id: number): Promise<CheckRow | null> {
  const [found] = await readRows(db, rowsOf<CheckRow>(sql`${selectChecks} WHERE c.id = ${id}`))
  return found ?? null
}

/** The checks with the given ids, which travel as one parameter. */
export const checksById = (ids: readonly number[]) =>
  rowsOf<CheckRow>(sql`${selectChecks} WHERE c.id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)

/** The license that an approval of a member's open check verifies, within an UPDATE of `users`. */
const checkedLicense = {
  number: `ifnull(users.license_number,
    (SELECT c.license_number FROM license_checks c WHERE c.user_id = users.id AND c.status = 'pending'))`,
  type: 'users.license_type',
} as const

const outcomes = {
  approve: { check: 'approved', member: 'verified' },
  refuse: { check: 'refused', member: 'refused' },
  // Only an approval ends a refusal: a refused member stays hidden while staff wait for more.
  ask: { check: 'more_needed', member: 'none' },
} as const satisfies Record<VerificationDecision['decision'], unknown>

/**
 * Decides a check: the member's status, the referral that brought the member, the mail, the notification, the audit entry. Every
 * statement requires the check to be open with the details that were read; the last one closes it. Returns whether it did.
 */
export async function closeCheck(
  db: Database,
  decided: {
    check: CheckRow
    decision: VerificationDecision
    actor: string
    now: number
  },
): Promise<boolean> {
  const { check, now, actor } = decided
  const { decision, note } = decided.decision
  const outcome = outcomes[decision]
  const isAsRead = sql`id = ${check.id} AND status = 'pending' AND license_type = ${check.license_type}
    AND license_number IS ${check.license_number} AND proof_key IS ${check.proof_key}`
  const when = sql`EXISTS (SELECT 1 FROM license_checks WHERE ${isAsRead})`
  const verifiedAt = decision === 'approve' ? now : null
  const status = decision === 'ask' && check.member_status === 'refused' ? 'refused' : outcome.member
  const [closed] = (
    await batch(db, [
      ...(decision === 'approve'
        ? [keepForUndo({ checkId: check.id, memberId: check.member_id, now, when })]
        : []),
      statement(sql`
        UPDATE users SET license_status = ${status}, license_verified_at = ${verifiedAt},
          ${decision === 'approve' ? basisColumns(checkedLicense, now) : noBasis},
          license_number = coalesce(license_number, ${check.license_number}), updated_at = ${now}
        WHERE id = ${check.member_id} AND ${when}`),
      ...(decision === 'refuse'
        ? reverseReferral({
            referredId: check.member_id,
            cause: 'license_refused',
            actor: 'admin',
            now,
            when,
          })
        : []),
      ...(decision === 'approve'
        ? restoreReferrals({ members: sql`SELECT ${check.member_id} WHERE ${when}`, now })
        : []),
      mailToMemberById({
        kind: 'license_decided',
        userId: check.member_id,
        payload: { firstName: check.first_name, decision: outcome.check, note },
        now,
        ...(decision === 'approve' && { notBefore: now + staffLimits.undoMs + staffLimits.undoGraceMs }),
        when,
      }),
      notify({
        to: check.member_id,
        kind: 'verification',
        detail: { decision: outcome.check, check: check.id },
        now,
        when,
      }),
      audit({
        actor,
        action: `check.${decision}`,
        target: `user:${check.member_id}`,
        before: { licenseStatus: check.member_status },
        after: { licenseStatus: status, licenseNumber: check.license_number, check: check.id },
        note,
        now,
        when,
      }),
      rowsOf<{ id: number }>(sql`
        UPDATE license_checks SET status = ${outcome.check}, note = ${note || null}, reviewer = ${actor}, decided_at = ${now}
        WHERE ${isAsRead} RETURNING id`),
    ])
  ).at(-1) as { id: number }[]
  return closed !== undefined
}

/**
 * Approves the open checks of the given members, who travel as one JSON parameter, since D1 takes at most 100. Skips
 * members whose row has another `updatedAt`. Returns the ids of the approved and of those whose check is still open.
 */
export async function approveChecks(
  db: Database,
  { members, actor, note, now }: { members: readonly SeenMember[]; actor: string; note: string; now: number },
): Promise<{ approved: number[]; waiting: number[] }> {
  const seen = sql`json_each(${JSON.stringify(members.map(({ id, updatedAt }) => [id, updatedAt]))})`
  const memberIds = sql`SELECT value ->> 0 FROM ${seen}`
  const open = sql`
    SELECT c.user_id AS id FROM ${seen} s CROSS JOIN users u ON u.id = s.value ->> 0
    CROSS JOIN license_checks c ON c.user_id = u.id AND c.status = 'pending'
    WHERE s.value ->> 1 IS NULL OR s.value ->> 1 = u.updated_at`
  const verified = sql`
    SELECT id FROM users WHERE id IN (${memberIds}) AND license_status = 'verified' AND license_verified_at = ${now}`
  const answers: unknown[] = await batch(db, [
    statement(sql`
      INSERT INTO outbox (user_id, kind, recipient, payload, next_attempt_at, created_at)
      SELECT id, 'license_decided', email, json_object('firstName', first_name, 'decision', 'approved', 'note', ''), ${now}, ${now}
      FROM users WHERE id IN (${open})`),
    notify({ to: open, kind: 'verification', detail: { decision: 'approved' }, now }),
    auditEach({
      actor,
      action: 'check.approve',
      before: { licenseStatus: 'pending' },
      after: { licenseStatus: 'verified' },
      note,
      now,
      ids: open,
    }),
    // This changes what `open` selects; the statements after it find the same members by their new verification.
    statement(sql`
      UPDATE users SET license_status = 'verified', license_verified_at = ${now}, updated_at = ${now},
        ${basisColumns(checkedLicense, now)},
        license_number = coalesce(license_number,
          (SELECT c.license_number FROM license_checks c WHERE c.user_id = users.id AND c.status = 'pending'))
      WHERE id IN (${open})`),
    ...restoreReferrals({ members: verified, now }),
    rowsOf<{ id: number }>(sql`
      UPDATE license_checks SET status = 'approved', reviewer = ${actor}, decided_at = ${now}
      WHERE status = 'pending' AND user_id IN (${verified})
      RETURNING user_id AS id`),
    rowsOf<{ id: number }>(
      sql`SELECT user_id AS id FROM license_checks WHERE status = 'pending' AND user_id IN (${memberIds})`,
    ),
  ])
  const [approved = [], waiting = []] = answers.slice(-2) as { id: number }[][]
  return { approved: approved.map(({ id }) => id), waiting: waiting.map(({ id }) => id) }
}
