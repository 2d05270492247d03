import type { EmailVerified } from '#shared/accounts/schemas.ts'
import { emailFold, emailKey } from '#shared/accounts/emails.ts'
import { ok, refuse, type Result } from '#shared/wire/result.ts'
import type { Viewer } from '#worker/auth/session-statements.ts'
import { sendDueMail } from '#worker/features/mail/service.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { limitAttempts } from '#worker/auth/rate-limit.ts'
import { newToken, tokenHash } from '#worker/auth/secrets.ts'
import { changeEmail, confirmEmail, findEmailGrant, insertVerification } from './repo.ts'

/**
 * Uses the token of a mailed link: confirms the address, or replaces it with the new one, once; a link that is followed
 * again says that this is done. Refuses with `email_link_used`, or with `email_taken_since` if another account has the new
 * address by now.
 */
export async function verifyEmail(
  deps: Deps,
  token: string,
): Promise<Result<EmailVerified, 'email_link_used' | 'email_taken_since'>> {
  const hash = tokenHash(token)
  const grant = await findEmailGrant(deps.db, hash, deps.now)
  if (!grant) return refuse('email_link_used')
  if (grant.kind === 'verify_email') {
    const change = await confirmEmail(deps.db, hash, grant.userId, deps.now)
    return change ? ok({ email: grant.email, change }) : refuse('email_link_used')
  }
  const email = grant.newEmail
  const changed = await changeEmail(deps.db, {
    hash,
    userId: grant.userId,
    email,
    emailKey: emailKey(email),
    emailFold: emailFold(email),
    now: deps.now,
  })
  if (changed.ok) return ok({ email, change: 'changed' })
  if (changed.reason === 'email_taken_since') return changed
  // Two clicks at once: the other one has just changed the address by this link.
  const since = await findEmailGrant(deps.db, hash, deps.now)
  return since?.email === email ? ok({ email, change: 'already' }) : changed
}

/** Mails a new link, three an hour for each account; false if the address is confirmed already. */
export async function resendVerification(deps: Deps, { user }: Viewer): Promise<boolean> {
  if (user.emailVerifiedAt !== null) return false
  await limitAttempts(deps.env, 'mailByAccount', user.emailKey, deps.now)
  const token = newToken(deps.random)
  await insertVerification(deps.db, user, { token, hash: tokenHash(token), now: deps.now })
  deps.later(sendDueMail(deps))
  return true
}
