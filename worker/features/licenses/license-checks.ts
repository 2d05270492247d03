import type { Batchable } from '#worker/db/batch.ts'
import type { SecondLookCause } from '#shared/licenses/cause.ts'
import { type SQL, sql } from 'drizzle-orm'
import { statement } from '#worker/db/statement.ts'

/** The given value, else the column. */
const orKept = (given: string | null | undefined, column: SQL) =>
  given === undefined ? column : sql`${given}`

/**
 * Updates the open check, or opens one from the member's row. `set` overrides the row; both statements run only `when`.
 */
export function openCheck(check: {
  userId: number
  set: { licenseType?: string; licenseNumber?: string | null; proofKey?: string; proofName?: string }
  /** Why a verified license is looked at again; null turns an open check into that of a new claim. */
  cause?: SecondLookCause | null
  now: number
  when: SQL
}): [Batchable, Batchable] {
  const { userId, set, cause, now, when } = check
  return [
    statement(sql`
      UPDATE license_checks SET
        license_type = ${orKept(set.licenseType, sql`license_type`)},
        license_number = ${orKept(set.licenseNumber, sql`license_number`)},
        proof_key = ${orKept(set.proofKey, sql`proof_key`)},
        proof_name = ${orKept(set.proofName, sql`proof_name`)},
        cause = ${cause ? sql`coalesce(cause, ${cause})` : orKept(cause, sql`cause`)}
      WHERE user_id = ${userId} AND status = 'pending' AND ${when}`),
    statement(sql`
      INSERT INTO license_checks (user_id, license_type, license_number, proof_key, proof_name, cause, created_at)
      SELECT id, ${orKept(set.licenseType, sql`license_type`)}, ${orKept(set.licenseNumber, sql`license_number`)},
        ${set.proofKey ?? null}, ${set.proofName ?? null}, ${cause ?? null}, ${now}
      FROM users WHERE id = ${userId} AND ${when}
        AND NOT EXISTS (SELECT 1 FROM license_checks WHERE user_id = ${userId} AND status = 'pending')`),
  ]
}

/** Withdraws the open check, which has no evidence left. */
export const withdrawCheck = (check: { userId: number; now: number; when: SQL }) =>
  statement(sql`
    UPDATE license_checks SET status = 'withdrawn', decided_at = ${check.now}
    WHERE user_id = ${check.userId} AND status = 'pending' AND ${check.when}`)
