import type { OwnUser } from '#shared/profiles/member-views.ts'
import { emailKey } from '#shared/accounts/emails.ts'
import { ok, refuse, type Result } from '#shared/wire/result.ts'
import type { Viewer } from '#worker/auth/session-statements.ts'
import { ownView } from '#worker/features/profiles/user-views.ts'
import { sendDueMail } from '#worker/features/mail/service.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { isCurrentPassword } from '#worker/auth/current-password.ts'
import { hashPassword, verifyPassword } from '#worker/auth/password.ts'
import { countAttempt, clearAttempts, limitAttempts } from '#worker/auth/rate-limit.ts'
import { newToken, tokenHash } from '#worker/auth/secrets.ts'
import { forgetSessions } from '#worker/features/accounts/forget-sessions.ts'
import { putSessionRecord } from '#worker/auth/sessions.ts'
import {
  consumeResetGrant,
  deleteSession,
  findByEmailKey,
  findResetGrant,
  insertResetGrant,
  mailResetLink,
  openSession,
  replacePassword,
} from './repo.ts'
import { accountLifetimes } from '#shared/accounts/limits.ts'

type LoginOutcome =
  | { state: 'open'; user: OwnUser; sessionToken: string }
  | { state: 'reset_required'; email: string; grantToken: string }

/**
 * Signs in: opens a session, or gives a grant to reset the password if staff require that. Refuses with
 * `invalid_credentials`: an unknown e-mail and a wrong password get the same answer at the same cost. Attempts on one
 * account are counted exactly, before the hash, and a success clears them.
 */
export async function logIn(
  deps: Deps,
  input: { email: string; password: string; agent: string },
): Promise<Result<LoginOutcome, 'invalid_credentials'>> {
  const key = emailKey(input.email)
  await limitAttempts(deps.env, 'loginByAccount', key, deps.now)

  const member = await findByEmailKey(deps.db, key)
  const { matches, isOutdated } = await verifyPassword(input.password, member?.passwordHash ?? null)
  if (!member || !matches) return refuse('invalid_credentials')
  deps.later(clearAttempts(deps.env, 'loginByAccount', key))

  if (member.passwordResetRequired) {
    const grantToken = newToken(deps.random)
    const grant = { hash: tokenHash(grantToken), expiresAt: deps.now + accountLifetimes.grant }
    const isInserted = await insertResetGrant(deps.db, member.id, grant, member.passwordHash)
    if (!isInserted) return refuse('invalid_credentials')
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
    putSessionRecord(deps.env, hash, member.id, deps.now),
  ])
  if (!isOpen) return refuse('invalid_credentials')
  return ok({ state: 'open', user: ownView(member), sessionToken })
}

/**
 * Ends the session that a browser has, if any: on sign-out, and on a new sign-in, so that no unused session is left open.
 * The D1 row is deleted first, since it decides, then the KV record.
 */
export async function endCurrentSession(deps: Deps, sessionHash: string | null): Promise<void> {
  if (sessionHash === null) return
  const userId = await deleteSession(deps.db, sessionHash)
  if (userId !== null) deps.later(forgetSessions(deps.env, userId, [sessionHash]))
}

/**
 * Mails a reset link if the address has an account, without revealing whether it has. No second link is mailed while the
 * last one is valid for at least ten more minutes, so that nobody can exhaust a member's mails or invalidate a fresh link.
 */
export async function requestReset(deps: Deps, email: string): Promise<void> {
  const key = emailKey(email)
  const wait = await countAttempt(deps.env, 'resetMail', key, deps.now)
  if (wait !== null) return
  const token = newToken(deps.random)
  const sendLink = async () => {
    try {
      await mailResetLink(deps.db, { emailKey: key, token, hash: tokenHash(token), now: deps.now })
    } catch (error) {
      // Nothing was mailed, so the next request must not wait.
      await clearAttempts(deps.env, 'resetMail', key)
      throw error
    }
    await sendDueMail(deps)
  }
  // After the answer, so that its timing does not reveal whether the address has an account.
  deps.later(sendLink())
}

/**
 * Sets a new password by a grant, once, and ends all sessions of the member. Refuses with `reset_link_used` if the grant
 * was used, has expired, or belongs to another account than that of `email`.
 */
export async function resetPassword(
  deps: Deps,
  reset: { grantToken: string; newPassword: string; email: string | null },
): Promise<Result<undefined, 'reset_link_used'>> {
  const grantHash = tokenHash(reset.grantToken)
  const user = await findResetGrant(deps.db, grantHash, deps.now)
  if (!user || (reset.email !== null && emailKey(reset.email) !== user.emailKey))
    return refuse('reset_link_used')
  const passwordHash = await hashPassword(reset.newPassword, deps.random)
  const ended = await consumeResetGrant(deps.db, { grantHash, user, passwordHash, now: deps.now })
  if (ended === null) return refuse('reset_link_used')
  deps.later(forgetSessions(deps.env, user.id, ended))
  deps.later(clearAttempts(deps.env, 'resetMail', user.emailKey))
  deps.later(sendDueMail(deps))
  return ok(undefined)
}

/**
 * Changes the viewer's password and ends the other sessions. Refuses with `wrong_password`, also if the password was changed
 * in the meantime, and with `signed_out` if the session has just ended.
 */
export async function changePassword(
  deps: Deps,
  viewer: Viewer,
  input: { currentPassword: string; newPassword: string },
): Promise<Result<undefined, 'wrong_password' | 'signed_out'>> {
  if (!(await isCurrentPassword(deps, viewer.user, input.currentPassword))) return refuse('wrong_password')
  const passwordHash = await hashPassword(input.newPassword, deps.random)
  const changed = await replacePassword(deps.db, {
    sessionHash: viewer.sessionHash,
    user: viewer.user,
    passwordHash,
    now: deps.now,
  })
  if (!changed.ok) return changed
  deps.later(forgetSessions(deps.env, viewer.user.id, changed.value))
  // The new password has ended the mailed links, so the next one need not wait.
  deps.later(clearAttempts(deps.env, 'resetMail', viewer.user.emailKey))
  deps.later(sendDueMail(deps))
  return ok(undefined)
}
