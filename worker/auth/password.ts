import { Buffer } from 'node:buffer'
import { scryptSync, timingSafeEqual } from 'node:crypto'
import { scryptCost } from './password-cost.ts'
import { encodeHash, hashNow, keyBytes, maxmem, saltBytes } from './password-hash.ts'
import { failures, FailureError } from '#worker/http/problem.ts'

/** Between two hashes, for whoever waits meanwhile: with 10 ms a read was now and then left to the third hash. */
const pauseMs = 25

/** Hashes waiting or running in this isolate: each takes about 110 ms, so more than this would outwait the visitor. */
const queueLimit = 64
let queued = 0
let tail: Promise<unknown> = Promise.resolve()

/**
 * Runs one hash at a time and lets other requests of the isolate go between two of them (design §5.2). A request that
 * ended before its turn would end the turns of all behind it: `withDeadline` keeps every write alive to its end.
 */
async function inTurn<Value>(work: () => Value): Promise<Value> {
  if (queued >= queueLimit) throw new FailureError(failures.unavailable)
  queued += 1
  const turn = tail.then(async () => {
    await new Promise((resume) => setTimeout(resume, pauseMs))
    return work()
  })
  tail = turn.catch(() => undefined)
  try {
    return await turn
  } finally {
    queued -= 1
  }
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
