import type { UserRow } from '#worker/db/schema/users.ts'
import type { Failure } from '#worker/http/problem.ts'
import type { Deps } from './deps.ts'
import { verifyPassword } from './password.ts'
import { clearAttempts, limitAttempts } from './rate-limit.ts'

/** The failure for a wrong current password; `field` is its name in the body. */
export function wrongPassword(field: string) {
  const message = 'That is not your current password'
  return {
    status: 400,
    code: 'WRONG_PASSWORD',
    message,
    issues: { [field]: message },
  } as const satisfies Failure
}

/**
 * Whether a signed-in member has entered the current password, which every irreversible change requires. Failures
 * count as login attempts on the account, so that an open session cannot be used to guess the password.
 */
export async function isCurrentPassword(
  deps: Deps,
  user: Pick<UserRow, 'id' | 'emailKey' | 'passwordHash'>,
  password: string,
): Promise<boolean> {
  await limitAttempts(deps.env, 'passwordChecks', String(user.id), deps.now)
  await limitAttempts(deps.env, 'loginByAccount', user.emailKey, deps.now)
  const { matches } = await verifyPassword(password, user.passwordHash)
  if (matches) deps.later(clearAttempts(deps.env, 'loginByAccount', user.emailKey))
  return matches
}
