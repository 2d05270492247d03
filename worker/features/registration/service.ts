import type { Registration } from '#shared/registration/api.ts'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { referralCodeFrom } from '#shared/referrals/referral-code.ts'
import { brokenConstraint } from '#worker/db/constraints.ts'
import { ownView } from '#worker/features/profiles/user-views.ts'
import type { UserRow } from '#worker/db/schema/users.ts'
import { completeClaim, reconcilePending, slotsOf } from '#worker/features/early-access/claims/service.ts'
import { discardImage, keepImage } from '#worker/features/media/service.ts'
import { imageWarnings } from '#worker/features/media/warnings.ts'
import { sendMailSoon } from '#worker/features/mail/service.ts'
import { cacheStats } from '#worker/features/early-access/stats/service.ts'
import { broadcast } from '#worker/features/live/channel.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { kindOf, log } from '#worker/http/log.ts'
import { hashPassword, verifyPassword } from '#worker/auth/password.ts'
import { fail, failures, ok, type Result } from '#worker/http/problem.ts'
import { keyedDigest, newToken, tokenHash } from '#worker/auth/secrets.ts'
import { rememberSession } from '#worker/auth/sessions.ts'
import { newMember } from './new-member.ts'
import { findReplay, insertMember, noteReferral, openReplay } from './repo.ts'

export type Submission = {
  input: Registration
  /** The body as sent: its fingerprint tells a repeated submission from another one under the same key. */
  bodyText: string
  idempotencyKey: string | null
  agent: string
}

export type Joined = { user: OwnUser; sessionToken: string; warnings: string[] }

const unknownCode = fail({
  status: 400,
  code: 'UNKNOWN_REFERRAL_CODE',
  message: 'We do not know this referral code.',
  issues: { referralCode: 'We do not know this referral code. Correct it, or remove it and continue.' },
})
const otherBody = fail({
  status: 422,
  code: 'IDEMPOTENCY_MISMATCH',
  message: 'This submission was sent before with other details. Reload the page and send it again.',
})

/**
 * Registers a member (design §5). Answers the member with a new session; EMAIL_TAKEN, UNKNOWN_REFERRAL_CODE or
 * IDEMPOTENCY_MISMATCH where it cannot. A numbering that fails is finished later and never fails the registration.
 */
export async function register(deps: Deps, submission: Submission): Promise<Result<Joined>> {
  const { input } = submission
  const referrerCode = input.referralCode ? referralCodeFrom(input.referralCode) : null
  if (referrerCode === undefined) return unknownCode

  const passwordHash = await hashPassword(input.password, deps.random)
  const photo = input.personalPhotoUrl ? await keepImage(deps, input.personalPhotoUrl, 'photo') : null
  const warnings = photo && !photo.ok ? [imageWarnings[photo.reason]] : []
  const member = newMember(deps, input, { passwordHash, personalPhotoUrl: photo?.ok ? photo.value : null })
  const sessionToken = newToken(deps.random)
  const verification = newToken(deps.random)
  const idempotency = submission.idempotencyKey
    ? {
        key: submission.idempotencyKey,
        fingerprint: keyedDigest(deps.env.HASH_KEY, 'registration', submission.bodyText),
      }
    : null

  let row: UserRow
  try {
    row = await insertMember(deps.db, {
      member,
      sessionHash: tokenHash(sessionToken),
      agent: submission.agent,
      referrerCode,
      digests: [
        keyedDigest(deps.env.HASH_KEY, 'email', member.emailFold),
        keyedDigest(deps.env.HASH_KEY, 'phone', member.phoneNumber),
      ],
      verification: { token: verification, hash: tokenHash(verification) },
      idempotency,
      now: deps.now,
    })
  } catch (error) {
    const isUnknownCode = brokenConstraint(error, 'NOT NULL') === 'referrals.referrer_id'
    const unique = brokenConstraint(error, 'UNIQUE')
    const isThere = unique === 'users.email_key' || unique === 'idempotency_keys.key'
    // Whatever else failed may have been written all the same, and then links to its photo.
    if (!isUnknownCode && !isThere) throw error
    if (photo?.ok) deps.later(discardImage(deps.env, photo.value))
    return isUnknownCode ? unknownCode : replay(deps, submission, idempotency, sessionToken)
  }

  const [numbers] = await Promise.all([
    claimNumbers(deps, row),
    rememberSession(deps.env, tokenHash(sessionToken), row.id, deps.now),
  ])
  deps.later(sendMailSoon(deps))
  if (referrerCode !== null) deps.later(tellReferrer(deps, row.id))
  return ok({ user: ownView({ ...row, ...numbers }), sessionToken, warnings })
}

/** The referrer's open pages show the credit by themselves. */
async function tellReferrer({ db, env, now }: Deps, referredId: number): Promise<void> {
  const referrerId = await noteReferral(db, referredId, now)
  if (referrerId === null) return
  await broadcast(
    env,
    [referrerId],
    [
      { topic: 'tokens', since: 0 },
      { topic: 'notifications', since: 0 },
    ],
  )
}

/** The member's numbers; none yet when the Durable Object or the second batch fails, since what is pending is settled later. */
async function claimNumbers(deps: Deps, row: UserRow): Promise<Partial<UserRow>> {
  if (row.claim !== 'pending') return {}
  try {
    const settling = { db: deps.db, slots: slotsOf(deps.env), now: deps.now }
    const { licenseeNumber, foundingNumber, stats, isMorePending } = await completeClaim(settling, row.id)
    if (isMorePending) deps.later(reconcilePending(settling))
    cacheStats(deps.env, stats)
    return { licenseeNumber, foundingNumber, isFoundingMember: foundingNumber !== null }
  } catch (error) {
    log('warn', 'claim_postponed', { kind: kindOf(error) })
    return {}
  }
}

/**
 * The same key and body get the first answer with a session of their own; anything else was somebody's address already.
 * A replay is a sign-in: it opens nothing once the account has another password or must set one (security.md row 6).
 */
async function replay(
  deps: Deps,
  { input, agent }: Submission,
  idempotency: { key: string; fingerprint: string } | null,
  sessionToken: string,
): Promise<Result<Joined>> {
  const before = idempotency ? await findReplay(deps.db, idempotency.key) : null
  if (!before) return fail(failures.emailTaken)
  if (before.fingerprint !== idempotency?.fingerprint) return otherBody
  const { id, passwordHash } = before.user
  if (!(await verifyPassword(input.password, passwordHash)).matches) return fail(failures.emailTaken)
  const hash = tokenHash(sessionToken)
  const isOpen = await openReplay(deps.db, { hash, userId: id, agent, now: deps.now }, passwordHash)
  if (!isOpen) return fail(failures.emailTaken)
  const [numbers] = await Promise.all([
    claimNumbers(deps, before.user),
    rememberSession(deps.env, hash, id, deps.now),
  ])
  return ok({ user: ownView({ ...before.user, ...numbers }), sessionToken, warnings: [] })
}
