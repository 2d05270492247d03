import type { OwnUser } from '#shared/profiles/member-views.ts'
import { emailKey } from '#shared/accounts/emails.ts'
import type { Viewer } from '#worker/auth/session-statements.ts'
import { ownView } from '#worker/features/profiles/user-views.ts'
import { sendDueMail } from '#worker/features/mail/service.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { refuseWrongPassword, wrongPassword } from '#worker/auth/current-password.ts'
import { hashPassword, verifyPassword } from '#worker/auth/password.ts'
import { type Failure, failures, fail, ok, type Result } from '#worker/http/problem.ts'
import { countAttempt, forgiveAttempts, limitAttempts } from '#worker/auth/rate-limit.ts'
import { newToken, tokenHash } from '#worker/auth/secrets.ts'
import { forgetSessions } from '#worker/features/accounts/forget-sessions.ts'
import { rememberSession } from '#worker/auth/sessions.ts'
import {
  changePasswordWithin,
  consumeResetGrant,
  deleteSession,
  findByEmailKey,
  findResetGrant,
  insertResetGrant,
  mailResetLink,
  openSession,
} from './repo.ts'
import { accountLifetimes } from '#shared/accounts/limits.ts'

const invalidCredentials: Failure = {
  status: 401,
  code: 'INVALID_CREDENTIALS',
  message: 'Invalid email or password',
}
const grantGone = fail({
  status: 400,
  code: 'RESET_LINK_USED',
  message: 'This link has been used or has run out. Please ask for a new one.',
})

export type LoggedIn =
  | { state: 'open'; user: OwnUser; sessionToken: string }
  | { state: 'reset_required'; email: string; grantToken: string }

/**
 * Signs in. Unknown e-mail and wrong password get the same answer at the same cost (security.md row 1); the attempts
 * on one account are counted exactly, before the hash, and forgiven by a success.
 */
export async function logIn(
  deps: Deps,
  input: { email: string; password: string; agent: string },
): Promise<Result<LoggedIn>> {
  const key = emailKey(input.email)
  await limitAttempts(deps.env, 'loginByAccount', key, deps.now)

  const member = await findByEmailKey(deps.db, key)
  const { matches, isOutdated } = await verifyPassword(input.password, member?.passwordHash ?? null)
  if (!member || !matches) return fail(invalidCredentials)
  deps.later(forgiveAttempts(deps.env, 'loginByAccount', key))

  if (member.passwordResetRequired) {
    const grantToken = newToken(deps.random)
    const grant = { hash: tokenHash(grantToken), expiresAt: deps.now + accountLifetimes.grant }
    const isGiven = await insertResetGrant(deps.db, member.id, grant, member.passwordHash)
    if (!isGiven) return fail(invalidCredentials)
    return ok({ state: 'reset_required', email: member.email, grantToken })
  }
  const sessionToken = newToken(deps.random)
  const hash = tokenHash(sessionToken)
  const rehashed = isOutdated ? await hashPassword(input.password, deps.random) : null
  const [isOpen] = await Promise.all([
    openSession(
      deps.db,
      { hash, userId: member.id, agent: input.agent, now: deps.now },
      { checked: member.passwordHash, rehashed },
    ),
    rememberSession(deps.env, hash, member.id, deps.now),
  ])
  if (!isOpen) return fail(invalidCredentials)
  return ok({ state: 'open', user: ownView(member), sessionToken })
}

/**
 * Ends the session that a browser came with, if any: when it signs out, and when it signs in anew, so that no token is
 * left behind that nobody holds or sees. The row goes first, since it decides, then the KV record.
 */
export async function leaveSession(deps: Deps, sessionHash: string | null): Promise<void> {
  if (sessionHash === null) return
  const userId = await deleteSession(deps.db, sessionHash)
  if (userId !== null) deps.later(forgetSessions(deps.env, userId, [sessionHash]))
}

/**
 * Mails a reset link if the address has an account, and says nothing about whether it has. Whoever asks again while
 * the last link has at least ten minutes left gets no other, so that nobody can use up a member's mails, or spoil the
 * link that a member has just been sent.
 */
export async function requestReset(deps: Deps, email: string): Promise<void> {
  const key = emailKey(email)
  const wait = await countAttempt(deps.env, 'resetMail', key, deps.now)
  if (wait !== null) return
  const token = newToken(deps.random)
  const mail = async () => {
    try {
      await mailResetLink(deps.db, { emailKey: key, token, hash: tokenHash(token), now: deps.now })
    } catch (error) {
      // Nothing was mailed, so there is no link to wait for.
      await forgiveAttempts(deps.env, 'resetMail', key)
      throw error
    }
    await sendDueMail(deps)
  }
  // After the answer, so that its time does not tell whether the address has an account.
  deps.later(mail())
}

/**
 * Sets a new password by a grant, once; ends all sessions of that member. 400 when the grant is used up, has run out, or
 * is another account's than that of `email`.
 */
export async function resetPassword(
  deps: Deps,
  reset: { grantToken: string; newPassword: string; email: string | null },
): Promise<Result<null>> {
  const grantHash = tokenHash(reset.grantToken)
  const user = await findResetGrant(deps.db, grantHash, deps.now)
  if (!user || (reset.email !== null && emailKey(reset.email) !== user.emailKey)) return grantGone
  const passwordHash = await hashPassword(reset.newPassword, deps.random)
  const ended = await consumeResetGrant(deps.db, { grantHash, user, passwordHash, now: deps.now })
  if (ended === null) return grantGone
  deps.later(forgetSessions(deps.env, user.id, ended))
  deps.later(forgiveAttempts(deps.env, 'resetMail', user.emailKey))
  deps.later(sendDueMail(deps))
  return ok(null)
}

/** Changes the password of the signed-in member and ends the other sessions; wrong current passwords count as login attempts. */
export async function changePassword(
  deps: Deps,
  viewer: Viewer,
  input: { currentPassword: string; newPassword: string },
): Promise<Result<null>> {
  const refused = await refuseWrongPassword(deps, viewer.user, input.currentPassword, 'currentPassword')
  if (refused) return fail(refused)
  const passwordHash = await hashPassword(input.newPassword, deps.random)
  const ended = await changePasswordWithin(deps.db, {
    sessionHash: viewer.sessionHash,
    user: viewer.user,
    passwordHash,
    now: deps.now,
  })
  if (ended === 'session_ended') return fail(failures.signedOut)
  if (ended === 'changed_before') return fail(wrongPassword('currentPassword'))
  deps.later(forgetSessions(deps.env, viewer.user.id, ended))
  // The new password has ended the mailed links, so that the next one may be asked for at once.
  deps.later(forgiveAttempts(deps.env, 'resetMail', viewer.user.emailKey))
  deps.later(sendDueMail(deps))
  return ok(null)
}
