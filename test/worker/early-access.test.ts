import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { cacheStats } from '#worker/features/early-access/stats/service.ts'
import { join, own, registrationOf, Visitor } from './support/client.ts'
import { manyMembers } from './support/many.ts'

/** Members registered by this file's tests, many at once. */
const founders: number[] = []

test('the last founding slot goes to exactly one of ten operators, and never to a vendor', async () => {
  founders.push(...(await manyMembers(49)))
  const [vendor, ...operators] = await Promise.all([
    join({ accountType: 'vendor' }),
    ...Array.from({ length: 10 }, () => join()),
  ])
  expect(vendor.user.foundingNumber).toBeNull()
  const numbers = operators.map(({ user }) => user.foundingNumber)
  expect(numbers.filter((number) => number === 50)).toHaveLength(1)
  expect(numbers.filter((number) => number === null)).toHaveLength(9)
  expect(new Set(operators.map(({ user }) => user.licenseeNumber)).size).toBe(10)

  const stats = await (await new Visitor().get('/api/stats')).json()
  expect(stats).toMatchObject({
    totalLicensees: 59,
    foundingRemaining: 0,
    remaining: 0,
    progressPercent: 100,
  })
  const founding = await (
    await new Visitor().get('/api/founding')
  ).json<{ places: unknown[]; newest: number }>()
  expect(founding.places).toHaveLength(50)
  expect(founding.newest).toBe(50)

  // A released place goes to the next operator; a replayed claim and a second release change nothing.
  const slots = env.EARLY_ACCESS.getByName('network')
  const seventh = await env.DB.prepare('SELECT id FROM users WHERE founding_number = 7').first<{
    id: number
  }>()
  const id = seventh?.id ?? 0
  await env.DB.batch([
    env.DB.prepare('INSERT INTO pending_releases (user_id, created_at) VALUES (?, ?)').bind(id, Date.now()),
    env.DB.prepare('DELETE FROM businesses WHERE owner_id = ?').bind(id),
    env.DB.prepare('DELETE FROM users WHERE id = ?').bind(id),
  ])
  expect(await (await new Visitor().get('/api/health')).json()).toMatchObject({ status: 'ok', settled: 1 })
  await slots.release(id)
  expect((await slots.claim(id)).foundingNumber).toBeNull()
  expect((await join()).user.foundingNumber).toBe(7)
}, 60_000)

test('fifty licensees open the network before its date, and a deletion does not lock it again', async () => {
  const early = new Visitor(undefined, { LAUNCH_AT: '2099-01-01T00:00:00Z' })
  const before = await (await early.get('/api/stats')).json<{ totalLicensees: number; phase: string }>()
  founders.push(...(await manyMembers(Math.max(0, 49 - before.totalLicensees))))
  await early.post('/api/register', registrationOf())
  const opened = { phase: 'unlocked', unlockedBy: 'licensees' }
  forgetStats()
  expect(await (await early.get('/api/stats')).json()).toMatchObject(opened)
  await env.DB.exec('DELETE FROM businesses')
  await env.DB.exec(`DELETE FROM users WHERE id IN (${founders.join(', ')})`)
  forgetStats()
  const after = await (await early.get('/api/stats')).json<{ totalLicensees: number }>()
  expect(after).toMatchObject(opened)
  expect(after.totalLicensees).toBeLessThan(50)
})

test('a registration whose numbering fails succeeds, and the next one completes it', async () => {
  const failing = {
    getByName: () => {
      throw new Error('the object is away')
    },
  } as unknown as Env['EARLY_ACCESS']
  const unlucky = await join({}, new Visitor(undefined, { EARLY_ACCESS: failing }))
  expect(unlucky.user.foundingNumber).toBeNull()
  expect(unlucky.user.licenseeNumber).toBeNull()
  await join()
  expect((await own(unlucky)).licenseeNumber).toEqual(expect.any(Number))
})

/** Counts cached from another database are not used for this one. */
function forgetStats(): void {
  cacheStats(env, { licensees: 0, foundingTaken: 0, licenseesUnlockedAt: null })
}
