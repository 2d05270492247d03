import { type RateLimitName, rateLimits } from '#shared/wire/rate-limits.ts'
import type { AppContext } from '#worker/http/context.ts'
import { FailureError } from '#worker/http/problem.ts'
import { keyedDigest } from './secrets.ts'
import { visitorOf } from './visitor.ts'

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
