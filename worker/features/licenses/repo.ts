import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '#worker/db/client.ts'
import { discardLater } from '#worker/features/media/pending-deletions.ts'
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
  const kept = metadata.safeParse(found.metadata)
  return found.value && kept.success ? { bytes: found.value, type: kept.data.type } : null
}

export async function deleteProof(env: Env, key: string): Promise<void> {
  await env.IMAGES.delete(key)
}

/** The newest proof of a member that has not been deleted, and what it was called. */
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

/** How the member's newest check stands; one that the member took back says nothing. */
export const newestCheckOf = (db: Database, userId: number) =>
  db
    .select({ status: licenseChecks.status, note: licenseChecks.note })
    .from(licenseChecks)
    .where(and(eq(licenseChecks.userId, userId), ne(licenseChecks.status, 'withdrawn')))
    .orderBy(desc(licenseChecks.id))
    .limit(1)

type Proof = { userId: number; sessionHash: string; now: number }

/** Hangs a proof on the open check, or opens one; the one that it takes the place of goes. Null once the session has ended or the license is verified. */
export async function attachProof(
  db: Database,
  proof: Proof & { key: string; name: string; url: string },
): Promise<UserRow | null> {
  const { userId, now } = proof
  const when = sql`${sessionIsActive(proof.sessionHash)}
    AND EXISTS (SELECT 1 FROM users v WHERE v.id = ${userId} AND v.license_status <> 'verified')`
  const [, , , rows] = await db.batch([
    discardLater(
      db,
      sql`SELECT proof_key AS key FROM license_checks WHERE user_id = ${userId} AND status = 'pending' AND ${when}`,
      now,
    ),
    ...openCheck(db, { userId, set: { proofKey: proof.key, proofName: proof.name }, now, when }),
    db
      .update(users)
      .set({
        licenseProofKey: proof.key,
        licenseProofUrl: proof.url,
        licenseStatus: sql`CASE license_status WHEN 'refused' THEN 'refused' ELSE 'pending' END`,
        updatedAt: now,
      })
      .where(and(eq(users.id, userId), when))
      .returning(),
  ])
  return rows[0] ?? null
}

/** Takes every proof of the member away; an open check without a number has nothing left to check and ends. */
export async function removeProofs(db: Database, proof: Proof): Promise<UserRow | null> {
  const { userId, now } = proof
  const lives = sessionIsActive(proof.sessionHash)
  const [, , , rows] = await db.batch([
    discardLater(
      db,
      sql`SELECT proof_key AS key FROM license_checks WHERE user_id = ${userId} AND proof_deleted_at IS NULL AND ${lives}`,
      now,
    ),
    statement(
      db,
      sql`
      UPDATE license_checks SET proof_key = NULL, proof_name = NULL,
        proof_deleted_at = CASE WHEN status = 'pending' THEN NULL ELSE ${now} END
      WHERE user_id = ${userId} AND proof_key IS NOT NULL AND ${lives}`,
    ),
    withdrawCheck(db, { userId, now, when: sql`license_number IS NULL AND ${lives}` }),
    db
      .update(users)
      .set({
        licenseProofKey: null,
        licenseProofUrl: '',
        licenseStatus: sql`CASE WHEN license_status = 'pending' AND license_number IS NULL THEN 'none' ELSE license_status END`,
        updatedAt: now,
      })
      .where(and(eq(users.id, userId), lives))
      .returning(),
  ])
  return rows[0] ?? null
}
