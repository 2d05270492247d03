import type { UserRow } from '#worker/db/schema/users.ts'
import type { Deps } from './deps.ts'
import { verifyPassword } from './password.ts'
import type { Failure } from '#worker/http/problem.ts'
import { forgiveAttempts, limitAttempts } from './rate-limit.ts'

/** What a wrong current password is answered with. */
export function wrongPassword(field: string): Failure {
  const message = 'That is not your current password'
  return { status: 400, code: 'WRONG_PASSWORD', message, issues: { [field]: message } }
}

/**
 * Asks a signed-in member for the password again, before something that cannot be undone. Null when it is right; wrong
 * ones count as login attempts on the account, so that an open session is no way to guess. `field` is the body's name for it.
 */
export async function refuseWrongPassword(
  deps: Deps,
  user: Pick<UserRow, 'id' | 'emailKey' | 'passwordHash'>,
  password: string,
  field: string,
): Promise<Failure | null> {
  await limitAttempts(deps.env, 'passwordChecks', String(user.id), deps.now)
  await limitAttempts(deps.env, 'loginByAccount', user.emailKey, deps.now)
  const { matches } = await verifyPassword(password, user.passwordHash)
  if (!matches) return wrongPassword(field)
  deps.later(forgiveAttempts(deps.env, 'loginByAccount', user.emailKey))
  return null
}
