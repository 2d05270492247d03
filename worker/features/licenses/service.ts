import { Buffer } from 'node:buffer'
import type { LicenseCheckAnswer } from '#shared/licenses/api.ts'
import { ownView } from '#worker/features/profiles/user-views.ts'
import { deletePendingBytes } from '#worker/features/media/service.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { readWithStatements, type Viewer } from '#worker/auth/session-statements.ts'
import { ok, refuse } from '#shared/wire/result.ts'
import { limitAttempts } from '#worker/auth/rate-limit.ts'
import { type ProofType, proofTypeOf } from './proof-bytes.ts'
import { attachProof, deleteProof, getProof, newestCheckOf, proofOf, putProof, removeProofs } from './repo.ts'
import { proofLimits } from '#shared/licenses/proof.ts'

const extensions: Record<ProofType, string> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
}

/** Letters, digits and a few marks, with the extension of the detected type. */
function safeName(given: string, type: ProofType): string {
  const stem = given
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^\w .()-]+/g, '_')
    .trim()
    .slice(0, 80)
  return `${stem || 'license-proof'}.${extensions[type]}`
}

/**
 * Stores a proof under a random private key and queues the license for a check; returns the member with the new status.
 * Counts against a limit of ten an hour. Refuses `already_verified`, unless the license waits for another look, `wrong_file_type` by the bytes, `file_too_large`
 * above 5 MB, and `signed_out` when the session ends meanwhile.
 */
export async function addProof(
  deps: Deps,
  { user, sessionHash }: Viewer,
  proof: { fileName: string; file: string },
) {
  await limitAttempts(deps.env, 'licenseProofs', String(user.id), deps.now)
  const base64 = /^data:[^,;]*;base64,([A-Za-z0-9+/]+={0,2})$/.exec(proof.file)?.[1]
  if (!base64) return refuse('wrong_file_type')
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'))
  if (bytes.length > proofLimits.bytes) return refuse('file_too_large')
  const type = proofTypeOf(bytes)
  if (!type) return refuse('wrong_file_type')
  const key = `proof:${Buffer.from(deps.random(16)).toString('hex')}`
  await putProof(deps.env, key, bytes, type)
  const saved = await attachProof(deps.db, {
    userId: user.id,
    sessionHash,
    key,
    name: safeName(proof.fileName, type),
    url: `/api/users/${user.id}/license-proof`,
    now: deps.now,
  })
  if (!saved) {
    deps.later(deleteProof(deps.env, key))
    // Either staff verified the license during the upload, or the session ended.
    const { viewer } = await readWithStatements(deps.db, sessionHash, deps.now, [])
    return refuse(viewer ? 'already_verified' : 'signed_out')
  }
  deps.later(deletePendingBytes(deps))
  return ok({ user: ownView(saved) })
}

type ProofRow = Awaited<ReturnType<typeof proofOf>>[number]

async function fileOf(env: Env, found: ProofRow | undefined) {
  if (!found?.key) return null
  const proof = await getProof(env, found.key)
  return proof && { ...proof, name: found.name ?? `license-proof.${extensions[proof.type]}` }
}

/** The viewer's proof; null without one. */
export async function readOwnProof({ db, env, readAsViewer }: Pick<Deps, 'db' | 'env' | 'readAsViewer'>) {
  const {
    rows: [[found]],
  } = await readAsViewer((userId) => [proofOf(db, userId)])
  return fileOf(env, found)
}

/** A member's proof, for staff; null without one. */
export async function readProofOf({ db, env }: Pick<Deps, 'db' | 'env'>, userId: number) {
  const [found] = await proofOf(db, userId)
  return fileOf(env, found)
}

/** The viewer's newest check: open, or decided with the staff's note. */
export async function readCheck({
  db,
  readAsViewer,
}: Pick<Deps, 'db' | 'readAsViewer'>): Promise<LicenseCheckAnswer> {
  const {
    rows: [[found]],
  } = await readAsViewer((userId) => [newestCheckOf(db, userId)])
  return {
    check:
      found && found.status !== 'withdrawn'
        ? { status: found.status, note: found.note, cause: found.cause }
        : null,
  }
}

/** Withdraws what the viewer has submitted and deletes the files. Refuses `signed_out` when the session ends meanwhile. */
export async function withdrawProof(
  deps: Pick<Deps, 'db' | 'env' | 'now' | 'later'>,
  { user, sessionHash }: Viewer,
) {
  const saved = await removeProofs(deps.db, { userId: user.id, sessionHash, now: deps.now })
  if (!saved) return refuse('signed_out')
  deps.later(deletePendingBytes(deps))
  return ok(undefined)
}
