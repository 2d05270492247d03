import { Buffer } from 'node:buffer'
import type { LicenseCheckAnswer, LicenseProofAnswer } from '#shared/profiles/api.ts'
import { ownView } from '#worker/features/profiles/user-views.ts'
import { settleDiscards } from '#worker/features/media/service.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { requireOwner } from '#worker/auth/owner.ts'
import { fail, failures, ok, type Result } from '#worker/http/problem.ts'
import { limitAttempts } from '#worker/auth/rate-limit.ts'
import { type ProofType, proofTypeOf } from './proof-bytes.ts'
import { attachProof, deleteProof, getProof, newestCheckOf, proofOf, putProof, removeProofs } from './repo.ts'
import { proofLimits } from '#shared/licenses/proof.ts'

const refusedFile = (message: string) =>
  fail({ status: 400, code: 'INVALID_PROOF', message, issues: { file: message } })
const wrongType = refusedFile('Please choose a PDF, PNG or JPEG file.')
const tooLarge = refusedFile('Please choose a file of at most 5 MB.')
const verified = fail({
  status: 409,
  code: 'ALREADY_VERIFIED',
  message: 'Your license is verified; no proof is needed.',
})

const endings: Record<ProofType, string> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
}

/** Letters, digits and a few marks, with the ending that the bytes ask for. */
function safeName(given: string, type: ProofType): string {
  const stem = given
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^\w .()-]+/g, '_')
    .trim()
    .slice(0, 80)
  return `${stem || 'license-proof'}.${endings[type]}`
}

/**
 * Keeps a proof under a random private key and puts the license into the queue (design §4 "License status"). The
 * type is told by the bytes: INVALID_PROOF for others and for more than 5 MB, ALREADY_VERIFIED where nothing is open; ten tries an hour.
 */
export async function addProof(
  deps: Deps,
  proof: { userId: number; fileName: string; file: string },
): Promise<Result<LicenseProofAnswer>> {
  const { viewer } = await deps.read([])
  const { user, sessionHash } = requireOwner(viewer, proof.userId)
  if (user.licenseStatus === 'verified') return verified
  await limitAttempts(deps.env, 'licenseProofs', String(user.id), deps.now)
  const base64 = /^data:[^,;]*;base64,([A-Za-z0-9+/]+={0,2})$/.exec(proof.file)?.[1]
  if (!base64) return wrongType
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'))
  if (bytes.length > proofLimits.bytes) return tooLarge
  const type = proofTypeOf(bytes)
  if (!type) return wrongType
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
    // Staff may have decided while the file was on its way.
    return (await deps.read([])).viewer ? verified : fail(failures.signedOut)
  }
  deps.later(settleDiscards(deps))
  return ok({ user: ownView(saved) })
}

/** The proof for its owner, or for an admin whom the route has proven; null when there is none. */
export async function readProof(deps: Deps, asked: { userId: number; isAdmin: boolean }) {
  const {
    viewer,
    rows: [[found]],
  } = await deps.read([proofOf(deps.db, asked.userId)])
  if (!asked.isAdmin) requireOwner(viewer, asked.userId)
  if (!found?.key) return null
  const proof = await getProof(deps.env, found.key)
  return proof && { ...proof, name: found.name ?? `license-proof.${endings[proof.type]}` }
}

/** The newest check for its member alone: what is open, or what staff decided and wrote. */
export async function readCheck(deps: Deps, userId: number): Promise<LicenseCheckAnswer> {
  const {
    viewer,
    rows: [[found]],
  } = await deps.read([newestCheckOf(deps.db, userId)])
  requireOwner(viewer, userId)
  return { check: found && found.status !== 'withdrawn' ? { status: found.status, note: found.note } : null }
}

/** Takes back what the member has handed in and deletes the files; 401 or 403 for others. */
export async function withdrawProof(deps: Deps, userId: number): Promise<Result<null>> {
  const { viewer } = await deps.read([])
  const { sessionHash } = requireOwner(viewer, userId)
  const saved = await removeProofs(deps.db, { userId, sessionHash, now: deps.now })
  if (!saved) return fail(failures.signedOut)
  deps.later(settleDiscards(deps))
  return ok(null)
}
