import { exports } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { hashPassword, proveHashing, verifyPassword } from '#worker/auth/password.ts'
import { registrationOf } from './support/client.ts'
import { killAfter } from './support/killed-request.ts'

const send = (signal?: AbortSignal) =>
  exports.default.fetch('https://northleaf.test/api/register', {
    method: 'POST',
    headers: {
      Origin: 'https://northleaf.test',
      'Content-Type': 'application/json',
      'CF-Connecting-IP': '10.77.0.1',
    },
    body: JSON.stringify(registrationOf()),
    ...(signal && { signal }),
  })

const quickHash = 'scrypt$16$1$1$bm9uZQ==$bm9uZQ=='
const random = (bytes: number) => new Uint8Array(bytes)

test.each([
  { step: 'as soon as it is queued', milliseconds: 0 },
  { step: 'while it waits for others', milliseconds: 10 },
  { step: 'while it is next', milliseconds: 30 },
])('a request that is killed $step does not delay later sign-ups', async ({ milliseconds }) => {
  const waiting = Array.from({ length: 3 }, () => verifyPassword('a guess', quickHash))
  await killAfter(milliseconds, `killed after ${milliseconds} ms`, () =>
    Promise.all(Array.from({ length: 8 }, () => hashPassword('a password', random))),
  )
  expect((await send()).status).toBe(201)
  expect(await Promise.all(waiting)).toHaveLength(3)
})

/** The time of two hashes in production. */
const twoHashesMs = 220

test('sixty-four killed requests leave the queue within two hashes', async () => {
  await killAfter(5, 'a full queue', () =>
    Promise.all(Array.from({ length: 64 }, () => hashPassword('a password', random))),
  )
  await scheduler.wait(twoHashesMs)
  expect((await send()).status).toBe(201)
})

test('a client that disconnects while it waits for a hash delays no others', async () => {
  const leaving = new AbortController()
  const left = Array.from({ length: 4 }, () => send(leaving.signal))
  await scheduler.wait(120)
  leaving.abort()
  expect((await Promise.allSettled(left)).map(({ status }) => status)).toContain('rejected')
  expect((await send()).status).toBe(201)
})

test('sixty-four may wait for a hash, the next one gets a 503, and all that wait are served', async () => {
  const many = Array.from({ length: 70 }, () => verifyPassword('a guess', quickHash))
  const answers = await Promise.all(
    many.map((turn) =>
      turn.then(
        () => 'checked',
        (error: Error) => error.message,
      ),
    ),
  )
  expect(answers.filter((answer) => answer === 'checked').length).toBeGreaterThanOrEqual(64)
  expect(answers.filter((answer) => answer === 'UNAVAILABLE').length).toBeGreaterThanOrEqual(5)
  expect((await verifyPassword('a guess', quickHash)).matches).toBe(false)
})

test('the health check hashes a password when none was hashed lately, and fails when the line is full', async () => {
  const later = Date.now() + 60_000
  await expect(proveHashing(later, random)).resolves.toBeUndefined()
  const waiting = Array.from({ length: 70 }, () =>
    verifyPassword('a guess', quickHash).catch(() => undefined),
  )
  await expect(proveHashing(later, random)).rejects.toThrow('UNAVAILABLE')
  await Promise.all(waiting)
  await expect(proveHashing(later, random)).resolves.toBeUndefined()
})
