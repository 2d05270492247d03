import { Buffer } from 'node:buffer'
import { scryptSync, timingSafeEqual } from 'node:crypto'
import { scryptCost } from './password-cost.ts'
import { encodeHash, hashNow, keyBytes, maxmem, saltBytes } from './password-hash.ts'
import { failures, FailureError } from '#worker/http/problem.ts'
import { QueueFullError, TurnQueue } from './turn-queue.ts'

/** Hashes of this isolate, one at a time: each blocks it for about 110 ms, and a longer line would outlast the deadline. */
const turns = new TurnQueue(
  { now: () => Date.now(), wait: (milliseconds) => scheduler.wait(milliseconds) },
  { limit: 64, pauseMs: 25 },
)

async function inTurn<Value>(work: () => Value): Promise<Value> {
  try {
    return await turns.run(work)
  } catch (error) {
    throw error instanceof QueueFullError ? new FailureError(failures.unavailable) : error
  }
}

/** A hash that somebody was waiting for proves as much as one made for the proof. */
const proofLastsMs = 30_000

/** Resolves once this isolate has shown lately that it can hash a password; throws 503 where the line is full. */
export async function proveHashing(now: number, random: (bytes: number) => Uint8Array): Promise<void> {
  if (now - turns.lastSuccessAt > proofLastsMs) await hashPassword('health check', random)
}

/** Hashes a password (design §3 "Passwords"); the parameters are stored with it. */
export function hashPassword(password: string, random: (bytes: number) => Uint8Array): Promise<string> {
  return inTurn(() => hashNow(password, random(saltBytes)))
}

/** Stands in for the hash of an unknown e-mail, so that its login costs the same (security.md row 1). */
const nobody = encodeHash(Buffer.alloc(saltBytes), Buffer.alloc(keyBytes))

/** Whether `password` is the one stored, and whether it should be hashed anew; `null` is an account that does not exist. */
export function verifyPassword(
  password: string,
  stored: string | null,
): Promise<{ matches: boolean; isOutdated: boolean }> {
  return inTurn(() => {
    const [, N, r, p, salt = '', key = ''] = (stored ?? nobody).split('$')
    const used = { N: Number(N), r: Number(r), p: Number(p) }
    const expected = Buffer.from(key, 'base64')
    const actual = scryptSync(password, Buffer.from(salt, 'base64'), expected.length, { ...used, maxmem })
    return {
      matches: stored !== null && timingSafeEqual(actual, expected),
      isOutdated: used.N !== scryptCost.N || used.r !== scryptCost.r || used.p !== scryptCost.p,
    }
  })
}
