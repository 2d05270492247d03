import type { EmailVerified } from '#shared/accounts/api.ts'
import { emailFold, emailKey } from '#shared/accounts/emails.ts'
import { brokenConstraint } from '#worker/db/constraints.ts'
import type { Viewer } from '#worker/auth/session-statements.ts'
import { sendDueMail } from '#worker/features/mail/service.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { fail, ok, type Result } from '#worker/http/problem.ts'
import { limitAttempts } from '#worker/auth/rate-limit.ts'
import { newToken, tokenHash } from '#worker/auth/secrets.ts'
import { changeEmail, confirmEmail, findEmailGrant, insertVerification } from './repo.ts'

const linkGone = fail({
  status: 400,
  code: 'EMAIL_LINK_USED',
  message: 'This link has been used or has run out. You can have a new one sent from your account page.',
})
const emailTaken = fail({
  status: 409,
  code: 'EMAIL_TAKEN',
  message: 'This email has an account of its own by now. Your address stays as it was.',
})

/**
 * Takes the token of a mailed link, once: confirms the address, or puts the new one in its place. No session is needed,
 * since the link may be opened on another device. EMAIL_LINK_USED or EMAIL_TAKEN where it cannot.
 */
export async function verifyEmail(deps: Deps, token: string): Promise<Result<EmailVerified>> {
  const hash = tokenHash(token)
  const grant = await findEmailGrant(deps.db, hash, deps.now)
  if (!grant) return linkGone
  if (grant.kind === 'verify_email') {
    const isConfirmed = await confirmEmail(deps.db, hash, grant.userId, deps.now)
    return isConfirmed ? ok({ email: grant.email, change: 'verified' }) : linkGone
  }
  const email = grant.newEmail
  try {
    const isChanged = await changeEmail(deps.db, {
      hash,
      userId: grant.userId,
      email,
      emailKey: emailKey(email),
      emailFold: emailFold(email),
      now: deps.now,
    })
    return isChanged ? ok({ email, change: 'changed' }) : linkGone
  } catch (error) {
    if (brokenConstraint(error, 'UNIQUE') === 'users.email_key') return emailTaken
    throw error
  }
}

/** Mails a new link; false when the address is confirmed already. Three mails an hour an account. */
export async function resendVerification(deps: Deps, { user }: Viewer): Promise<boolean> {
  if (user.emailVerifiedAt !== null) return false
  await limitAttempts(deps.env, 'mailByAccount', user.emailKey, deps.now)
  const token = newToken(deps.random)
  await insertVerification(deps.db, user, { token, hash: tokenHash(token), now: deps.now })
  deps.later(sendDueMail(deps))
  return true
}
