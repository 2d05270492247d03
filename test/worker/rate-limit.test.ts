import { env } from 'cloudflare:workers'
import { evictAllDurableObjects, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { rateLimits } from '#shared/wire/rate-limits.ts'
import { countAttempt, clearAttempts, remainingWait } from '#worker/auth/rate-limit.ts'

const { limit, windowMs } = rateLimits.register
const allShares = [...'0123456789abcdef'].map((share) => env.RATE_LIMIT.getByName(share))

const attempts = (times: number, key: string, now: number) =>
  Promise.all(Array.from({ length: times }, () => countAttempt(env, 'register', key, now)))

const rowsOf = (counter: (typeof allShares)[number]) =>
  runInDurableObject(counter, (_, { storage }) => storage.sql.exec('SELECT * FROM windows').toArray())

const allRows = async () => (await Promise.all(allShares.map(rowsOf))).flat()

/** Waits until the given number of attempts is stored, in windows that began at one of these times. */
const stored = (attempts: number, ...begins: number[]) =>
  vi.waitFor(
    async () => {
      const found = (await allRows()).filter(({ endsAt }) => begins.includes(Number(endsAt) - windowMs))
      expect(found.reduce((sum, { count }) => sum + Number(count), 0)).toBe(attempts)
    },
    { timeout: 10_000 },
  )

test('concurrent attempts pass up to the limit, for each key and each limit apart', async () => {
  const now = Date.now()
  const answers = await attempts(limit + 7, '192.0.2.1', now)
  expect(answers.filter((wait) => wait === null)).toHaveLength(limit)
  expect(new Set(answers)).toEqual(new Set([null, windowMs / 1000]))
  expect(await countAttempt(env, 'register', '192.0.2.2', now)).toBeNull()
  expect(await countAttempt(env, 'contact', '192.0.2.1', now)).toBeNull()
})

test('a window ends by itself, or earlier by a success', async () => {
  const now = Date.now()
  await attempts(limit, '192.0.2.3', now)
  expect(await remainingWait(env, 'register', '192.0.2.3', now + windowMs - 1000)).toBe(1)
  expect(await remainingWait(env, 'register', '192.0.2.3', now + windowMs)).toBeNull()
  await clearAttempts(env, 'register', '192.0.2.3')
  expect(await remainingWait(env, 'register', '192.0.2.3', now)).toBeNull()
})

test('counts and resets survive a restart of the object', async () => {
  // A start time that no other test uses.
  const now = Date.now() + windowMs
  await Promise.all([attempts(limit - 1, '192.0.2.4', now), attempts(limit, '192.0.2.5', now)])
  await stored(2 * limit - 1, now)
  await evictAllDurableObjects()
  expect(await countAttempt(env, 'register', '192.0.2.4', now)).toBeNull()
  expect(await countAttempt(env, 'register', '192.0.2.4', now)).not.toBeNull()
  await clearAttempts(env, 'register', '192.0.2.5')
  await evictAllDurableObjects()
  expect(await remainingWait(env, 'register', '192.0.2.5', now)).toBeNull()
})

test('stored keys identify no visitor and are deleted once their window has ended', async () => {
  const [ended, open] = [Date.now() - windowMs, Date.now()]
  for (let at = 0; at < 32; at += 1)
    await countAttempt(env, 'register', `198.51.100.${at}`, at % 2 ? ended : open)
  await stored(32, ended, open)
  const before = await allRows()
  expect(JSON.stringify(before)).not.toContain('198.51')
  for (const counter of allShares) await runDurableObjectAlarm(counter)
  const left = await allRows()
  expect(left.filter(({ endsAt }) => Number(endsAt) <= open)).toEqual([])
  expect(left.length).toBeGreaterThanOrEqual(16)
})
