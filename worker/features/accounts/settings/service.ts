import type { OpenSession } from '#shared/accounts/api.ts'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { emailKey } from '#shared/accounts/emails.ts'
import type { Viewer } from '#worker/auth/session-statements.ts'
import { iso } from '#shared/dates.ts'
import { ownView } from '#worker/features/profiles/user-views.ts'
import { deleteMember } from '#worker/features/accounts/deletion/service.ts'
import { sendDueMail } from '#worker/features/mail/service.ts'
import { refuseWrongPassword } from '#worker/auth/current-password.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { failures, fail, ok, type Result } from '#worker/http/problem.ts'
import { limitAttempts } from '#worker/auth/rate-limit.ts'
import { newToken, tokenHash } from '#worker/auth/secrets.ts'
import { forgetSessions } from '#worker/features/accounts/forget-sessions.ts'
import {
  askEmailChange,
  endSessions,
  isEmailTaken,
  ledTeams,
  sessionIdLength,
  sessionsOf,
  setSmsConsent,
} from './repo.ts'

const sameEmail = {
  status: 400,
  code: 'SAME_EMAIL',
  message: 'This is your address already.',
  issues: { email: 'This is your address already.' },
} as const
const leadsTeam = {
  status: 409,
  code: 'LEADS_TEAM',
  message:
    'You lead a team. Transfer the ownership first, or let the team pass to its longest-standing admin or member.',
} as const

/** The member's live sessions, newest first. */
export async function readSessions(deps: Deps, viewer: Viewer): Promise<OpenSession[]> {
  const rows = await sessionsOf(deps.db, viewer.user.id)
  return rows.map(({ hash, agent, createdAt }) => ({
    id: hash.slice(0, sessionIdLength),
    agent,
    createdAt: iso(createdAt),
    isCurrent: hash === viewer.sessionHash,
  }))
}

/** Ends one of the member's sessions, or with `others` all but the one that asks. Ending what has ended changes nothing. */
export async function endSession(deps: Deps, viewer: Viewer, id: string): Promise<void> {
  const ended = await endSessions(deps.db, {
    userId: viewer.user.id,
    current: viewer.sessionHash,
    id: id === 'others' ? null : id,
  })
  deps.later(forgetSessions(deps.env, viewer.user.id, ended))
}

/**
 * Mails a link to the new address and tells the old one; nothing changes before the link is used. WRONG_PASSWORD,
 * SAME_EMAIL, EMAIL_TAKEN where it cannot; three mails an hour.
 */
export async function requestEmailChange(
  deps: Deps,
  viewer: Viewer,
  input: { email: string; currentPassword: string },
): Promise<Result<null>> {
  const { user } = viewer
  const refused = await refuseWrongPassword(deps, user, input.currentPassword, 'currentPassword')
  if (refused) return fail(refused)
  const key = emailKey(input.email)
  if (key === user.emailKey) return fail(sameEmail)
  await limitAttempts(deps.env, 'mailByAccount', user.emailKey, deps.now)
  if ((await isEmailTaken(deps.db, key)).length > 0) return fail(failures.emailTaken)
  const token = newToken(deps.random)
  await askEmailChange(deps.db, {
    user,
    sessionHash: viewer.sessionHash,
    email: input.email,
    token,
    hash: tokenHash(token),
    now: deps.now,
  })
  deps.later(sendDueMail(deps))
  return ok(null)
}

/** Withdraws the consent to text messages, or gives it again (design §4 "Consent"). */
export async function changeSmsConsent(
  deps: Deps,
  viewer: Viewer,
  smsConsent: boolean,
): Promise<Result<OwnUser>> {
  const by = { userId: viewer.user.id, sessionHash: viewer.sessionHash }
  const changed = await setSmsConsent(deps.db, by, smsConsent, deps.now)
  return changed ? ok(ownView(changed)) : fail(failures.signedOut)
}

/** Deletes the member's own account (R533). WRONG_PASSWORD; LEADS_TEAM unless the team may pass on. */
export async function deleteAccount(
  deps: Deps,
  viewer: Viewer,
  input: { password: string; passTeamOn: boolean },
): Promise<Result<null>> {
  const { user, sessionHash } = viewer
  const refused = await refuseWrongPassword(deps, user, input.password, 'password')
  if (refused) return fail(refused)
  if (!input.passTeamOn && (await ledTeams(deps.db, user.id)).length > 0) return fail(leadsTeam)
  const isDeleted = await deleteMember(deps, { userId: user.id, sessionHash, member: user })
  return isDeleted ? ok(null) : fail(failures.signedOut)
}
