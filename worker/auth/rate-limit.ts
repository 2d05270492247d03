import type { AppContext } from '#worker/http/context.ts'
import { FailureError } from '#worker/http/problem.ts'
import { keyedDigest } from './secrets.ts'
import { visitorOf } from './visitor.ts'
import { teamLimits } from '#shared/team/roles.ts'
import { accountLifetimes } from '#shared/accounts/limits.ts'

const minute = 60_000

/** Sized for a shared office (design §3 "Rate limits"). */
export const rateLimits = {
  register: { limit: 20, windowMs: 10 * minute },
  loginByAddress: { limit: 100, windowMs: 15 * minute },
  loginByAccount: { limit: 10, windowMs: 15 * minute },
  // The right password forgives the tries before it, and each try costs a hash.
  passwordChecks: { limit: 30, windowMs: 15 * minute },
  adminPassword: { limit: 10, windowMs: 15 * minute },
  vendorCode: { limit: 10, windowMs: 15 * minute },
  codeLookup: { limit: 60, windowMs: minute },
  // Pages that name whom a code belongs to: counted apart, so that an invitation costs no look-up twice.
  invitationPage: { limit: 60, windowMs: minute },
  chat: { limit: 30, windowMs: minute },
  bugReports: { limit: 20, windowMs: 60 * minute },
  contact: { limit: 5, windowMs: 60 * minute },
  mailByAccount: { limit: 3, windowMs: 60 * minute },
  // Anybody may ask for a reset of any address: one in a third of an hour is mailed, and its link works until the next can be.
  resetMail: { limit: 1, windowMs: accountLifetimes.resetLink - accountLifetimes.grant },
  images: { limit: 30, windowMs: 60 * minute },
  licenseProofs: { limit: 10, windowMs: 60 * minute },
  reports: { limit: 20, windowMs: 60 * minute },
  connectionRequests: { limit: 100, windowMs: 60 * minute },
  messages: { limit: 60, windowMs: minute },
  teamAdditions: { limit: teamLimits.additionsADay, windowMs: 24 * 60 * minute },
} as const satisfies Record<string, { limit: number; windowMs: number }>

export type RateLimitName = keyof typeof rateLimits

/**
 * The object that counts a key, and the name it has there. Sixteen objects share the keys: one of its own for each
 * visitor would be a new one each time, which is the slowest kind.
 */
function counterOf(env: Env, name: RateLimitName, key: string) {
  const digest = keyedDigest(env.HASH_KEY, `rate-limit ${name}`, key)
  return { counter: env.RATE_LIMIT.getByName(digest.slice(0, 1)), digest }
}

/**
 * Counts one attempt against `name` for `key`, which names whom it counts as it is (an address, an id, an e-mail key);
 * null when it may go on, else the seconds to wait.
 */
export async function countAttempt(
  env: Env,
  name: RateLimitName,
  key: string,
  now: number,
): Promise<number | null> {
  const { limit, windowMs } = rateLimits[name]
  const { counter, digest } = counterOf(env, name, key)
  const hit = await counter.hit(digest, limit, windowMs, now)
  return hit.allowed ? null : hit.retryAfterSeconds
}

/** The seconds to wait when `key` has used up `name`, without counting; null when it has not. */
export async function waitOf(
  env: Env,
  name: RateLimitName,
  key: string,
  now: number,
): Promise<number | null> {
  const { counter, digest } = counterOf(env, name, key)
  const hit = await counter.standing(digest, rateLimits[name].limit, now)
  return hit.allowed ? null : hit.retryAfterSeconds
}

/** Forgets what was counted against `name` for `key`. */
export async function forgiveAttempts(env: Env, name: RateLimitName, key: string): Promise<void> {
  const { counter, digest } = counterOf(env, name, key)
  await counter.forgive(digest)
}

/** Counts one attempt as `countAttempt` does, and throws the 429 that tells how long to wait. */
export async function limitAttempts(env: Env, name: RateLimitName, key: string, now: number): Promise<void> {
  const wait = await countAttempt(env, name, key, now)
  if (wait !== null) throw tooMany(wait)
}

/** The same for the visitor's address. */
export function limitByAddress(c: AppContext, name: RateLimitName): Promise<void> {
  return limitAttempts(c.env, name, visitorOf(c), Date.now())
}

/** The 429 that tells how long to wait. */
export function tooMany(retryAfterSeconds: number): FailureError {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const wait = minutes <= 1 ? 'a minute' : `${minutes} minutes`
  return new FailureError({
    status: 429,
    code: 'TOO_MANY_ATTEMPTS',
    message: `Too many attempts. Please wait ${wait} and try again.`,
    retryAfterSeconds,
  })
}
