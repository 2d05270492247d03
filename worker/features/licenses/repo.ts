import { batch } from '#worker/db/batch.ts'
import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '#worker/db/client.ts'
import { queueDeletion } from '#worker/features/media/pending-deletions.ts'
import { openCheck, withdrawCheck } from './license-checks.ts'
import { licenseChecks } from '#worker/db/schema/tokens.ts'
import { users, type UserRow } from '#worker/db/schema/users.ts'
import { sessionIsActive } from '#worker/auth/session-statements.ts'
import { statement } from '#worker/db/statement.ts'
import type { ProofType } from './proof-bytes.ts'
import { licenseProofTypes } from '#shared/licenses/proof.ts'

const metadata = z.object({ type: z.enum(licenseProofTypes) })

export async function putProof(env: Env, key: string, bytes: Uint8Array, type: ProofType): Promise<void> {
  await env.IMAGES.put(key, bytes, { metadata: { type } satisfies z.infer<typeof metadata> })
}

export async function getProof(
  env: Env,
  key: string,
): Promise<{ bytes: ArrayBuffer; type: ProofType } | null> {
  const found = await env.IMAGES.getWithMetadata(key, 'arrayBuffer')
  const stored = metadata.safeParse(found.metadata)
  return found.value && stored.success ? { bytes: found.value, type: stored.data.type } : null
}

export async function deleteProof(env: Env, key: string): Promise<void> {
  await env.IMAGES.delete(key)
}

/** A member's newest proof that is not deleted, with its file name. */
export const proofOf = (db: Database, userId: number) =>
  db
    .select({ key: licenseChecks.proofKey, name: licenseChecks.proofName })
    .from(licenseChecks)
    .where(
      and(
        eq(licenseChecks.userId, userId),
        isNull(licenseChecks.proofDeletedAt),
        sql`${licenseChecks.proofKey} IS NOT NULL`,
      ),
    )
    .orderBy(desc(licenseChecks.id))
    .limit(1)

/** A member's newest check, ignoring withdrawn ones. */
export const newestCheckOf = (db: Database, userId: number) =>
  db
    .select({ status: licenseChecks.status, note: licenseChecks.note, cause: licenseChecks.cause })
    .from(licenseChecks)
    .where(and(eq(licenseChecks.userId, userId), ne(licenseChecks.status, 'withdrawn')))
    .orderBy(desc(licenseChecks.id))
    .limit(1)

type Proof = { userId: number; sessionHash: string; now: number }

/**
 * Attaches a proof to the open check, or opens one, and queues a replaced proof for deletion. Null once the session has
 * ended or the license is verified and waits for no other look.
 */
export async function attachProof(
  db: Database,
  proof: Proof & { key: string; name: string; url: string },
): Promise<UserRow | null> {
  const { userId, now } = proof
  const when = sql`${sessionIsActive(proof.sessionHash)}
    AND EXISTS (SELECT 1 FROM users v WHERE v.id = ${userId} AND (v.license_status <> 'verified'
      OR EXISTS (SELECT 1 FROM license_checks c WHERE c.user_id = v.id AND c.status = 'pending')))`
  const [, , , rows] = await batch(db, [
    queueDeletion(
      sql`SELECT proof_key AS key FROM license_checks WHERE user_id = ${userId} AND status = 'pending' AND ${when}`,
      now,
    ),
    ...openCheck({ userId, set: { proofKey: proof.key, proofName: proof.name }, now, when }),
    db
      .update(users)
      .set({
        licenseProofKey: proof.key,
        licenseProofUrl: proof.url,
        licenseStatus: sql`CASE WHEN license_status IN ('refused', 'verified') THEN license_status ELSE 'pending' END`,
        updatedAt: now,
      })
      .where(and(eq(users.id, userId), when))
      .returning(),
  ])
  return rows[0] ?? null
}

/** Removes every proof of the member, and withdraws an open check that has no number either. */
export async function removeProofs(db: Database, proof: Proof): Promise<UserRow | null> {
  const { userId, now } = proof
  const isActive = sessionIsActive(proof.sessionHash)
  const [, , , rows] = await batch(db, [
    queueDeletion(
      sql`SELECT proof_key AS key FROM license_checks WHERE user_id = ${userId} AND proof_deleted_at IS NULL AND ${isActive}`,
      now,
    ),
    statement(sql`
      UPDATE license_checks SET proof_key = NULL, proof_name = NULL,
        proof_deleted_at = CASE WHEN status = 'pending' THEN NULL ELSE ${now} END
      WHERE user_id = ${userId} AND proof_key IS NOT NULL AND ${isActive}`),
    withdrawCheck({ userId, now, when: sql`license_number IS NULL AND cause IS NULL AND ${isActive}` }),
    db
      .update(users)
      .set({
        licenseProofKey: null,
        licenseProofUrl: '',
        licenseStatus: sql`CASE WHEN license_status = 'pending' AND license_number IS NULL THEN 'none' ELSE license_status END`,
        updatedAt: now,
      })
      .where(and(eq(users.id, userId), isActive))
      .returning(),
  ])
  return rows[0] ?? null
}
