import type { OpenSession } from '#shared/accounts/schemas.ts'
import type { SessionAnswer } from '#shared/profiles/member-views.ts'
import { ok, refuse, type Result } from '#shared/wire/result.ts'
import { emailKey } from '#shared/accounts/emails.ts'
import type { Viewer } from '#worker/auth/session-statements.ts'
import { iso } from '#shared/dates.ts'
import { ownView } from '#worker/features/profiles/user-views.ts'
import { deleteMember } from '#worker/features/accounts/deletion/service.ts'
import { sendDueMail } from '#worker/features/mail/service.ts'
import { isCurrentPassword } from '#worker/auth/current-password.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { limitAttempts } from '#worker/auth/rate-limit.ts'
import { newToken, tokenHash } from '#worker/auth/secrets.ts'
import { forgetSessions } from '#worker/features/accounts/forget-sessions.ts'
import {
  endSessions,
  findByEmailKey,
  insertEmailChange,
  leadsTeam,
  sessionIdLength,
  sessionsOf,
  setSmsConsent,
} from './repo.ts'

/** The viewer's open sessions, the newest first. */
export async function listSessions({
  db,
  readAsViewer,
}: Pick<Deps, 'db' | 'readAsViewer'>): Promise<OpenSession[]> {
  const {
    viewer,
    rows: [rows],
  } = await readAsViewer((userId) => [sessionsOf(db, userId)])
  return rows.map(({ hash, agent, createdAt }) => ({
    id: hash.slice(0, sessionIdLength),
    agent,
    createdAt: iso(createdAt),
    isCurrent: hash === viewer.sessionHash,
  }))
}

/** Ends one of the viewer's sessions; `others` ends all but the current one. An unknown or ended session changes nothing. */
export async function endSession(deps: Deps, viewer: Viewer, id: string): Promise<void> {
  const ended = await endSessions(deps.db, {
    userId: viewer.user.id,
    current: viewer.sessionHash,
    id: id === 'others' ? null : id,
  })
  deps.later(forgetSessions(deps.env, viewer.user.id, ended))
}

/**
 * Mails a link to the new address and a notice to the old one, three an hour; the address changes when the link is used.
 * Refuses with `wrong_password`, `same_email` or `email_taken`.
 */
export async function requestEmailChange(
  deps: Deps,
  viewer: Viewer,
  input: { email: string; currentPassword: string },
): Promise<Result<undefined, 'wrong_password' | 'same_email' | 'email_taken'>> {
  const { user } = viewer
  if (!(await isCurrentPassword(deps, user, input.currentPassword))) return refuse('wrong_password')
  const key = emailKey(input.email)
  if (key === user.emailKey) return refuse('same_email')
  await limitAttempts(deps.env, 'mailByAccount', user.emailKey, deps.now)
  if ((await findByEmailKey(deps.db, key)).length > 0) return refuse('email_taken')
  const token = newToken(deps.random)
  await insertEmailChange(deps.db, {
    user,
    sessionHash: viewer.sessionHash,
    email: input.email,
    token,
    hash: tokenHash(token),
    now: deps.now,
  })
  deps.later(sendDueMail(deps))
  return ok(undefined)
}

/** Withdraws the consent to text messages, or gives it again. Refuses with `signed_out` if the session has just ended. */
export async function changeSmsConsent(
  deps: Deps,
  viewer: Viewer,
  smsConsent: boolean,
): Promise<Result<SessionAnswer, 'signed_out'>> {
  const by = { userId: viewer.user.id, sessionHash: viewer.sessionHash }
  const changed = await setSmsConsent(deps.db, by, smsConsent, deps.now)
  return changed ? ok({ user: ownView(changed) }) : refuse('signed_out')
}

/**
 * Deletes the viewer's account. Refuses with `wrong_password`, with `leads_team` unless the team may pass on, and with
 * `signed_out` if the session has just ended.
 */
export async function deleteAccount(
  deps: Deps,
  viewer: Viewer,
  input: { password: string; passTeamOn: boolean },
): Promise<Result<undefined, 'wrong_password' | 'leads_team' | 'signed_out'>> {
  const { user, sessionHash } = viewer
  if (!(await isCurrentPassword(deps, user, input.password))) return refuse('wrong_password')
  if (!input.passTeamOn && (await leadsTeam(deps.db, user.id))) return refuse('leads_team')
  const isDeleted = await deleteMember(deps, { userId: user.id, sessionHash, member: user })
  return isDeleted ? ok(undefined) : refuse('signed_out')
}
