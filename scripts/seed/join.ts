import { randomBytes } from 'node:crypto'
import type { Registration } from '#shared/registration/api.ts'
import type { Database } from '#worker/db/client.ts'
import { completeClaim, type Slots } from '#worker/features/early-access/claims/service.ts'
import { newMember } from '#worker/features/registration/new-member.ts'
import { insertMember, insertReferralNotices, type NewMember } from '#worker/features/registration/repo.ts'
import { tokenHash } from '#worker/auth/secrets.ts'

export type Joiner = {
  id: number
  code: string
  sessionHash: string
  isVendor: boolean
  isVerified: boolean
  licenseType: string
}

const secret = () => randomBytes(16).toString('hex')

/**
 * A registration as the Worker makes it, but for the hash of the password, which is given: the row as pending with all
 * that belongs to it, then the numbers, then what the referrer is told. `profile` is what the member has filled in since.
 */
export async function joinMember(
  { db, slots }: { db: Database; slots: Slots },
  joining: {
    input: Registration
    profile: Partial<NewMember>
    codeBytes: Uint8Array
    passwordHash: string
    referrerCode: string | null
    now: number
  },
): Promise<Joiner> {
  const { now, profile } = joining
  const made = { passwordHash: joining.passwordHash, personalPhotoUrl: null }
  const member = { ...newMember({ random: () => joining.codeBytes, now }, joining.input, made), ...profile }
  const sessionHash = tokenHash(secret())
  const token = secret()
  const registered = await insertMember(db, {
    member,
    sessionHash,
    agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)',
    referrerCode: joining.referrerCode,
    // Nobody of these addresses was here before.
    digests: [secret(), secret()],
    verification: { token, hash: tokenHash(token) },
    idempotency: null,
    now,
  })
  if (!registered.ok) throw new Error(`the seed could not register a member: ${registered.reason}`)
  const row = registered.value
  if (row.claim === 'pending') await completeClaim({ db, slots, now }, row.id)
  if (joining.referrerCode !== null) await insertReferralNotices(db, row.id, now)
  return {
    id: row.id,
    code: row.referralCode,
    sessionHash,
    isVendor: row.accountType === 'vendor',
    isVerified: row.licenseStatus === 'verified',
    licenseType: row.licenseType,
  }
}
