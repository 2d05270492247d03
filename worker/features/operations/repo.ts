import { batch } from '#worker/db/batch.ts'
import { lte, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { adminSessions, grants, idempotencyKeys, sessions } from '#worker/db/schema/access.ts'
import { bugDraftMs } from '#shared/assistant/limits.ts'
import { bugDrafts, licenseUndos } from '#worker/db/schema/tokens.ts'
import { teamInvitations } from '#worker/db/schema/users.ts'
import { queueDeletion } from '#worker/features/media/pending-deletions.ts'
import { statement } from '#worker/db/statement.ts'
import { proofLimits } from '#shared/licenses/proof.ts'
import { invitationLimits } from '#shared/team/invitations.ts'
import { accountLifetimes } from '#shared/accounts/limits.ts'

/** Deletes expired rows; each statement uses an index on the time. */
export async function deleteExpired(db: Database, now: number): Promise<void> {
  await batch(db, [
    db.delete(sessions).where(lte(sessions.createdAt, now - accountLifetimes.session)),
    db.delete(grants).where(lte(grants.expiresAt, now)),
    db.delete(idempotencyKeys).where(lte(idempotencyKeys.expiresAt, now)),
    db.delete(adminSessions).where(lte(adminSessions.expiresAt, now)),
    db.delete(bugDrafts).where(lte(bugDrafts.createdAt, now - bugDraftMs)),
    db.delete(licenseUndos).where(lte(licenseUndos.expiresAt, now)),
    // What was declined or ran out is kept as long as it keeps a business from asking again.
    db.delete(teamInvitations).where(lte(teamInvitations.expiresAt, now - invitationLimits.afterDecline)),
  ])
}

/** Queues proofs for deletion 30 days after the decision. */
export async function queueOldProofs(db: Database, now: number): Promise<void> {
  const due = sql`proof_key IS NOT NULL AND proof_deleted_at IS NULL AND decided_at <= ${now - proofLimits.keptMs}`
  await batch(db, [
    queueDeletion(sql`SELECT proof_key AS key FROM license_checks WHERE ${due}`, now),
    statement(sql`
      UPDATE users SET license_proof_key = NULL, license_proof_url = ''
      WHERE id IN (SELECT user_id FROM license_checks WHERE ${due})
        AND license_proof_key IN (SELECT proof_key FROM license_checks WHERE ${due})`),
    statement(sql`UPDATE license_checks SET proof_deleted_at = ${now} WHERE ${due}`),
  ])
}
