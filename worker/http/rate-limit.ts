import { lifetimes, teamLimits } from '#shared/limits.ts'
import { visitorKey } from './address.ts'
import type { AppContext } from './context.ts'
import { FailureError } from './problem.ts'

const minute = 60_000

/** Sized for a shared office (design §3 "Rate limits"). */
export const rateLimits = {
  register: { limit: 20, windowMs: 10 * minute },
  loginByAddress: { limit: 100, windowMs: 15 * minute },
  loginByAccount: { limit: 10, windowMs: 15 * minute },
  adminPassword: { limit: 10, windowMs: 15 * minute },
  vendorCode: { limit: 10, windowMs: 15 * minute },
  codeLookup: { limit: 60, windowMs: minute },
  chat: { limit: 30, windowMs: minute },
  contact: { limit: 5, windowMs: 60 * minute },
  mailByAccount: { limit: 3, windowMs: 60 * minute },
  // Anybody may ask for a reset of any address: one in a third of an hour is mailed, and its link works until the next can be.
  resetMail: { limit: 1, windowMs: lifetimes.resetLink - lifetimes.grant },
  images: { limit: 30, windowMs: 60 * minute },
  licenseProofs: { limit: 10, windowMs: 60 * minute },
  reports: { limit: 20, windowMs: 60 * minute },
  messages: { limit: 60, windowMs: minute },
  teamAdditions: { limit: teamLimits.additionsADay, windowMs: 24 * 60 * minute },
} as const satisfies Record<string, { limit: number; windowMs: number }>

export type RateLimitName = keyof typeof rateLimits

const counterOf = (env: Env, name: RateLimitName, key: string) => env.RATE_LIMIT.getByName(`${name}:${key}`)

/** Counts one attempt against `name` for `key`; null when it may go on, else the seconds to wait. */
export async function countAttempt(
  env: Env,
  name: RateLimitName,
  key: string,
  now: number,
): Promise<number | null> {
  const { limit, windowMs } = rateLimits[name]
  const hit = await counterOf(env, name, key).hit(limit, windowMs, now)
  return hit.allowed ? null : hit.retryAfterSeconds
}

/** The seconds to wait when `key` has used up `name`, without counting; null when it has not. */
export async function waitOf(
  env: Env,
  name: RateLimitName,
  key: string,
  now: number,
): Promise<number | null> {
  const hit = await counterOf(env, name, key).standing(rateLimits[name].limit, now)
  return hit.allowed ? null : hit.retryAfterSeconds
}

export async function forgiveAttempts(env: Env, name: RateLimitName, key: string): Promise<void> {
  await counterOf(env, name, key).forgive()
}

/** Counts one attempt as `countAttempt` does, and throws the 429 that tells how long to wait. */
export async function limitAttempts(env: Env, name: RateLimitName, key: string, now: number): Promise<void> {
  const wait = await countAttempt(env, name, key, now)
  if (wait !== null) throw tooMany(wait)
}

/** The same for the visitor's address. */
export function limitByAddress(c: AppContext, name: RateLimitName): Promise<void> {
  return limitAttempts(c.env, name, visitorKey(c.req.header('cf-connecting-ip')), Date.now())
}

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
