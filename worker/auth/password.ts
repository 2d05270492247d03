import { Buffer } from 'node:buffer'
import { scryptSync, timingSafeEqual } from 'node:crypto'
import { scryptCost } from './password-cost.ts'
import { encodeHash, hashNow, keyBytes, maxmem, passwordForms, saltBytes } from './password-hash.ts'
import { failures, FailureError } from '#worker/http/problem.ts'
import { QueueFullError, TurnQueue } from './turn-queue.ts'

/**
 * The isolate computes one hash at a time: each blocks it for about 110 ms. A busy host takes longer, so a caller also gives
 * up after a while, well before the deadline of its request.
 */
const queue = new TurnQueue(
  { now: () => Date.now(), wait: (milliseconds) => scheduler.wait(milliseconds) },
  { limit: 64, maxWaitMs: 12_000, pauseMs: 25 },
)

async function runInQueue<Value>(work: () => Value): Promise<Value> {
  try {
    return await queue.run(work)
  } catch (error) {
    throw error instanceof QueueFullError ? new FailureError(failures.unavailable) : error
  }
}

/** How long a successful hash counts as proof that hashing works. */
const proofLastsMs = 30_000

/** Resolves if this isolate has recently hashed a password, or can; throws 503 if the queue is full. */
export async function proveHashing(now: number, random: (bytes: number) => Uint8Array): Promise<void> {
  if (now - queue.lastSuccessAt > proofLastsMs) await hashPassword('health check', random)
}

/** Hashes a password; the result contains the parameters. Throws 503 if the queue is full. */
export function hashPassword(password: string, random: (bytes: number) => Uint8Array): Promise<string> {
  return runInQueue(() => hashNow(password, random(saltBytes)))
}

/** Checked for an unknown e-mail, so that a failed login takes the same time whether or not the account exists. */
const dummyHash = encodeHash(Buffer.alloc(saltBytes), Buffer.alloc(keyBytes))

/**
 * Whether the password matches the stored hash, and whether that hash is outdated: of another cost, or of the password as
 * it was typed. Pass `null` for an unknown account. A password with a second form takes a second hash if the first does
 * not match, in a turn of its own and whether or not there is an account.
 */
export async function verifyPassword(
  password: string,
  stored: string | null,
): Promise<{ matches: boolean; isOutdated: boolean }> {
  const [normalized, asTyped] = passwordForms(password)
  const first = await verifyForm(normalized, stored)
  if (first.matches || asTyped === undefined) return first
  const second = await verifyForm(asTyped, stored)
  return { ...second, isOutdated: true }
}

function verifyForm(
  password: string,
  stored: string | null,
): Promise<{ matches: boolean; isOutdated: boolean }> {
  return runInQueue(() => {
    const [, N, r, p, salt = '', key = ''] = (stored ?? dummyHash).split('$')
    const used = { N: Number(N), r: Number(r), p: Number(p) }
    const expected = Buffer.from(key, 'base64')
    const actual = scryptSync(password, Buffer.from(salt, 'base64'), expected.length, { ...used, maxmem })
    return {
      matches: stored !== null && timingSafeEqual(actual, expected),
      isOutdated: used.N !== scryptCost.N || used.r !== scryptCost.r || used.p !== scryptCost.p,
    }
  })
}
