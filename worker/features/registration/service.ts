import type { Registration } from '#shared/registration/api.ts'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { referralCodeFrom } from '#shared/referrals/referral-code.ts'
import { ok, refuse, type Result } from '#shared/wire/result.ts'
import { ownView } from '#worker/features/profiles/user-views.ts'
import type { UserRow } from '#worker/db/schema/users.ts'
import { completeClaim, reconcilePending, slotsOf } from '#worker/features/early-access/claims/service.ts'
import { discardImage, keepImage } from '#worker/features/media/service.ts'
import { imageWarnings } from '#worker/features/media/warnings.ts'
import { sendMailSoon } from '#worker/features/mail/service.ts'
import { cacheStats } from '#worker/features/early-access/stats/service.ts'
import { mailNoticesSoon } from '#worker/features/notifications/mail/service.ts'
import { broadcast } from '#worker/features/live/channel.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { kindOf, log } from '#worker/http/log.ts'
import { hashPassword, verifyPassword } from '#worker/auth/password.ts'
import { keyedDigest, newToken, tokenHash } from '#worker/auth/secrets.ts'
import { putSessionRecord } from '#worker/auth/sessions.ts'
import { newMember } from './new-member.ts'
import { findReplay, insertMember, insertReplaySession, insertReferralNotices } from './repo.ts'

export type Submission = {
  input: Registration
  /** The body as sent: its fingerprint tells a repeated submission from a different one with the same key. */
  bodyText: string
  idempotencyKey: string | null
  agent: string
}

/** `warnings` are messages for the new member, such as the reason why the photo was not stored. */
type Registered = { user: OwnUser; sessionToken: string; warnings: string[] }
type RegistrationRefusal = 'email_taken' | 'unknown_referral_code' | 'idempotency_mismatch'
type RegistrationResult = Result<Registered, RegistrationRefusal>

/**
 * Registers a member and opens a session. Refuses with `email_taken`, `unknown_referral_code` or
 * `idempotency_mismatch`. Numbering that fails is completed later and never fails the registration.
 */
export async function register(deps: Deps, submission: Submission): Promise<RegistrationResult> {
  const { input } = submission
  const referrerCode = input.referralCode ? referralCodeFrom(input.referralCode) : null
  if (referrerCode === undefined) return refuse('unknown_referral_code')

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

  const inserted = await insertMember(deps.db, {
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
  if (!inserted.ok) {
    // Only after a refusal: a thrown error may hide a write that went through and links to the photo.
    if (photo?.ok) deps.later(discardImage(deps.env, photo.value))
    if (inserted.reason === 'unknown_referral_code') return refuse('unknown_referral_code')
    return replay(deps, submission, idempotency, sessionToken)
  }

  const row = inserted.value
  const [numbers] = await Promise.all([
    claimNumbers(deps, row),
    putSessionRecord(deps.env, tokenHash(sessionToken), row.id, deps.now),
  ])
  deps.later(sendMailSoon(deps))
  if (referrerCode !== null) deps.later(notifyReferrer(deps, row.id))
  return ok({ user: ownView({ ...row, ...numbers }), sessionToken, warnings })
}

/** Notifies a referrer who was credited, also by mail, and refreshes the referrer's open pages. */
async function notifyReferrer({ db, env, now }: Deps, referredId: number): Promise<void> {
  const referrerId = await insertReferralNotices(db, referredId, now)
  if (referrerId === null) return
  await broadcast(
    env,
    [referrerId],
    [
      { topic: 'tokens', since: 0 },
      { topic: 'notifications', since: 0 },
    ],
  )
  await mailNoticesSoon({ db, env })
}

/** The member's numbers; none yet if the Durable Object or its batch fails: pending claims are settled later. */
async function claimNumbers(deps: Deps, row: UserRow): Promise<Partial<UserRow>> {
  if (row.claim !== 'pending') return {}
  try {
    const reconcileDeps = { db: deps.db, slots: slotsOf(deps.env), now: deps.now }
    const { licenseeNumber, foundingNumber, stats, isMorePending } = await completeClaim(
      reconcileDeps,
      row.id,
    )
    if (isMorePending) deps.later(reconcilePending(reconcileDeps))
    cacheStats(deps.env, stats)
    return { licenseeNumber, foundingNumber, isFoundingMember: foundingNumber !== null }
  } catch (error) {
    log('warn', 'claim_postponed', { kind: kindOf(error) })
    return {}
  }
}

/**
 * Answers a repeated submission, by its idempotency key and fingerprint, with the first one's member and a new session.
 * A replay is a sign-in, so it is refused once the account has another password or has to reset it.
 */
async function replay(
  deps: Deps,
  { input, agent }: Submission,
  idempotency: { key: string; fingerprint: string } | null,
  sessionToken: string,
): Promise<RegistrationResult> {
  const before = idempotency ? await findReplay(deps.db, idempotency.key) : null
  if (!before) return refuse('email_taken')
  if (before.fingerprint !== idempotency?.fingerprint) return refuse('idempotency_mismatch')
  const { id, passwordHash } = before.user
  if (!(await verifyPassword(input.password, passwordHash)).matches) return refuse('email_taken')
  const hash = tokenHash(sessionToken)
  const isOpen = await insertReplaySession(deps.db, { hash, userId: id, agent, now: deps.now }, passwordHash)
  if (!isOpen) return refuse('email_taken')
  const [numbers] = await Promise.all([
    claimNumbers(deps, before.user),
    putSessionRecord(deps.env, hash, id, deps.now),
  ])
  return ok({ user: ownView({ ...before.user, ...numbers }), sessionToken, warnings: [] })
}
