import { type RateLimitName, rateLimits } from '#shared/wire/rate-limits.ts'
import type { AppContext } from '#worker/http/context.ts'
import { FailureError } from '#worker/http/problem.ts'
import { keyedDigest } from './secrets.ts'
import { visitorOf } from './visitor.ts'

/**
 * The object that counts a key, and the key's name in it. Sixteen objects share all keys: an object for each visitor would
 * have to start for almost every call.
 */
function counterOf(env: Env, name: RateLimitName, key: string) {
  const digest = keyedDigest(env.HASH_KEY, `rate-limit ${name}`, key)
  return { counter: env.RATE_LIMIT.getByName(digest.slice(0, 1)), digest }
}

/**
 * Counts one attempt of `key` (an address, an id or an e-mail key) against the limit `name`. Returns null if it is allowed,
 * else the seconds to wait.
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

/** The seconds that `key` has to wait, without counting an attempt; null if it has not used up the limit `name`. */
export async function remainingWait(
  env: Env,
  name: RateLimitName,
  key: string,
  now: number,
): Promise<number | null> {
  const { counter, digest } = counterOf(env, name, key)
  const hit = await counter.peek(digest, rateLimits[name].limit, now)
  return hit.allowed ? null : hit.retryAfterSeconds
}

/** Deletes the attempts of `key` that were counted against `name`. */
export async function clearAttempts(env: Env, name: RateLimitName, key: string): Promise<void> {
  const { counter, digest } = counterOf(env, name, key)
  await counter.clear(digest)
}

/** Counts one attempt as `countAttempt` does; throws 429 with the time to wait if it is not allowed. */
export async function limitAttempts(env: Env, name: RateLimitName, key: string, now: number): Promise<void> {
  const wait = await countAttempt(env, name, key, now)
  if (wait !== null) throw tooManyAttempts(wait)
}

/** Does the same for the visitor's address. */
export function limitByAddress(c: AppContext, name: RateLimitName): Promise<void> {
  return limitAttempts(c.env, name, visitorOf(c), Date.now())
}

/** The 429 with the time to wait. */
export function tooManyAttempts(retryAfterSeconds: number): FailureError {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const wait = minutes <= 1 ? 'a minute' : `${minutes} minutes`
  return new FailureError({
    status: 429,
    code: 'TOO_MANY_ATTEMPTS',
    message: `Too many attempts. Please wait ${wait} and try again.`,
    retryAfterSeconds,
  })
}
