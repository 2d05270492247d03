import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { dayMs } from '#shared/dates.ts'
import worker from '#worker/index.ts'
import { join, type Member, own, Visitor } from './support/client.ts'
import { recordedDatabase } from './support/recorded-database.ts'

const unavailable = {
  getByName: () => {
    throw new Error('the object is away')
  },
} as unknown as Env['EARLY_ACCESS']

/** Registers a member whose registration fails between the first batch and the claim. */
const joinWithoutClaim = () => join({}, new Visitor(undefined, { EARLY_ACCESS: unavailable }))

/** Registers a member with a claim, but without the second batch. */
async function joinWithoutRecord(): Promise<Member> {
  const member = await joinWithoutClaim()
  await env.EARLY_ACCESS.getByName('network').claim(member.user.id)
  return member
}

async function expectNumbered(...members: Member[]): Promise<void> {
  const numbers = await Promise.all(members.map(async (member) => (await own(member)).licenseeNumber))
  for (const number of numbers) expect(number).toEqual(expect.any(Number))
  expect(new Set(numbers).size).toBe(numbers.length)
  const { licensees } = await env.EARLY_ACCESS.getByName('network').status()
  const rows = await env.DB.prepare('SELECT count(licensee_number) AS n FROM users').first<{ n: number }>()
  expect(licensees).toBe(rows?.n)
}

test('an interrupted registration is completed by /api/health', async () => {
  const members = [await joinWithoutClaim(), await joinWithoutRecord()]
  expect(await (await new Visitor().get('/api/health')).json()).toMatchObject({ settled: 2 })
  await expectNumbered(...members)
  expect(await (await new Visitor().get('/api/health')).json()).toMatchObject({ settled: 0 })
})

test("an interrupted registration is completed by the object's alarm", async () => {
  const members = [await joinWithoutClaim(), await joinWithoutRecord()]
  expect(await runDurableObjectAlarm(env.EARLY_ACCESS.getByName('network'))).toBe(true)
  await expectNumbered(...members)
})

test('an interrupted registration is completed by the next registration', async () => {
  const members = [await joinWithoutClaim(), await joinWithoutRecord()]
  await join()
  await expectNumbered(...members)
})

test('an interrupted registration is completed by cron', async () => {
  const members = [await joinWithoutClaim(), await joinWithoutRecord()]
  // At noon UTC the daily mails are created too; none of the queries may scan a table.
  const noon = Math.ceil(Date.now() / dayMs) * dayMs + dayMs / 2
  const recorded = { ...env, DB: recordedDatabase }
  await worker.scheduled({ scheduledTime: noon } as ScheduledController, recorded)
  await expectNumbered(...members)
})

test('cron that cannot complete registrations still does its other work', async () => {
  const { user } = await join()
  await env.DB.prepare('UPDATE grants SET expires_at = 1 WHERE user_id = ?').bind(user.id).run()
  await worker.scheduled({ scheduledTime: Date.now() } as ScheduledController, {
    ...env,
    EARLY_ACCESS: unavailable,
  })
  expect(await env.DB.prepare('SELECT 1 FROM grants WHERE user_id = ?').bind(user.id).first()).toBeNull()
})

test('an empty object restores its claims from the database', async () => {
  const stub = env.EARLY_ACCESS.getByName('network')
  const before = await stub.status()
  await runInDurableObject(stub, async (_object, state) => {
    await state.storage.deleteAlarm()
    await state.storage.deleteAll()
  })
  const member = await join({}, new Visitor(undefined, { EARLY_ACCESS: freshObjects() }))
  expect(member.user.licenseeNumber).toBe(before.highestLicenseeNumber + 1)
  expect(member.user.foundingNumber).toBe(before.foundingTaken + 1)
})

/** The same namespace with a name that no object has yet, which behaves like a lost object. */
function freshObjects(): Env['EARLY_ACCESS'] {
  return { getByName: () => env.EARLY_ACCESS.getByName('restored') } as unknown as Env['EARLY_ACCESS']
}
