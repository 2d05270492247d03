import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Problem } from '#shared/wire/problem.ts'
import { join, own } from './support/client.ts'
import { openDatabase } from '#worker/db/client.ts'
import { insertEntry } from '#worker/features/team/writes.ts'
import { add, businessOf, erase, teamOf, teamPath, transfer, transfersOf } from './support/team.ts'

test('an added member comes back with a name, is notified and sees the business', async () => {
  const [owner, member] = [await join({ firstName: 'Odd' }), await join({ firstName: 'Berit' })]
  const answer = await owner.post(teamPath(owner), {
    memberEmail: ` ${member.user.email.toUpperCase()} `,
    role: 'admin',
  })
  expect(answer.status).toBe(201)
  expect(await answer.json()).toMatchObject({
    memberId: member.user.id,
    role: 'admin',
    member: { firstName: 'Berit', lastName: 'Tangvald' },
  })
  expect(await businessOf(member)).toEqual({
    businessOwnerId: owner.user.id,
    userRole: 'admin',
    businessName: 'Odd Tangvald',
    ownerName: 'Odd Tangvald',
  })
  expect(await own(member)).toMatchObject({ businessOwnerId: owner.user.id, isBusinessOwner: false })
  const notices = await env.DB.prepare(
    "SELECT kind, count FROM notifications WHERE user_id = ? AND kind = 'team'",
  )
    .bind(member.user.id)
    .all()
  expect(notices.results).toEqual([{ kind: 'team', count: 1 }])
})

test('a candidate who cannot be added is refused with the reason', async () => {
  const [owner, leader, helper, vendor] = [
    await join(),
    await join(),
    await join(),
    await join({ accountType: 'vendor' }),
  ]
  await add(leader, helper)
  const codeFor = async (memberEmail: string) => {
    const answer = await owner.post(teamPath(owner), { memberEmail, role: 'member' })
    return [answer.status, (await answer.json<Problem>()).code]
  }
  expect(await codeFor('nobody@example.com')).toEqual([404, 'NOT_A_MEMBER'])
  expect(await codeFor('nobody')).toEqual([400, 'INVALID'])
  expect(await codeFor(owner.user.email)).toEqual([409, 'ALREADY_HERE'])
  expect(await codeFor(leader.user.email)).toEqual([409, 'HAS_OWN_TEAM'])
  expect(await codeFor(helper.user.email)).toEqual([409, 'ALREADY_ON_TEAM'])
  expect(await codeFor(vendor.user.email)).toEqual([409, 'NOT_A_BUSINESS'])
  expect(await businessOf(vendor)).toMatchObject({ businessOwnerId: null, userRole: null })
})

test('an owner may try twenty additions a day', async () => {
  const owner = await join()
  const statuses = await Promise.all(
    Array.from({ length: 22 }, async (_, index) => {
      const answer = await owner.post(teamPath(owner), { memberEmail: `nobody${index}@example.com` })
      return answer.status
    }),
  )
  expect(statuses.filter((status) => status === 404)).toHaveLength(20)
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
})

test('a transfer swaps the roles for both, appears in the history and keeps the business', async () => {
  const [owner, heir] = [await join(), await join()]
  await add(owner, heir)
  expect((await transfer(owner, owner, heir, 'Retiring')).status).toBe(200)
  expect(await businessOf(owner)).toMatchObject({ businessOwnerId: owner.user.id, userRole: 'admin' })
  expect(await businessOf(heir)).toMatchObject({ businessOwnerId: owner.user.id, userRole: 'owner' })
  expect(await own(owner)).toMatchObject({ businessOwnerId: owner.user.id, isBusinessOwner: false })
  expect(await own(heir)).toMatchObject({
    businessOwnerId: owner.user.id,
    isBusinessOwner: true,
    managedBusinessIds: [owner.user.id],
  })
  const roles = (await teamOf(heir, owner)).map(({ memberId, role }) => [memberId, role])
  expect(roles).toEqual([
    [heir.user.id, 'owner'],
    [owner.user.id, 'admin'],
  ])
  expect(await transfersOf(owner, owner)).toMatchObject([
    { fromUserId: owner.user.id, toUserId: heir.user.id, fromName: 'Marisol Tangvald', notes: 'Retiring' },
  ])
})

test('of two transfers at once exactly one counts, and there is one owner', async () => {
  const [owner, left, right] = [await join(), await join(), await join()]
  await add(owner, left)
  await add(owner, right, 'admin')
  const both = await Promise.all([transfer(owner, owner, left), transfer(owner, owner, right)])
  const statuses = both.map(({ status }) => status).toSorted((a, b) => a - b)
  expect(statuses[0]).toBe(200)
  expect([403, 409]).toContain(statuses[1])
  const team = await teamOf(owner, owner)
  expect(team.filter(({ role }) => role === 'owner')).toHaveLength(1)
  expect(team).toHaveLength(3)
  expect(await transfersOf(owner, owner)).toHaveLength(1)
})

test('a founder who transferred the business and left has no business', async () => {
  const [founder, heir] = [await join(), await join()]
  await add(founder, heir)
  await transfer(founder, founder, heir)
  expect((await founder.send('DELETE', `${teamPath(founder)}/${founder.user.id}`)).status).toBe(204)
  expect(await businessOf(founder)).toMatchObject({ businessOwnerId: null })
  expect(await own(founder)).toMatchObject({ businessOwnerId: null, isBusinessOwner: false })
  expect((await founder.get(teamPath(founder))).status).toBe(403)
})

test("a deleted owner's team passes to the longest-standing admin, and outlives its founder", async () => {
  const [founder, member, admin, later] = [await join(), await join(), await join(), await join()]
  await add(founder, member)
  await add(founder, admin, 'admin')
  await add(founder, later, 'admin')
  expect(await erase(founder)).toBe(true)
  expect(await businessOf(admin)).toMatchObject({ businessOwnerId: founder.user.id, userRole: 'owner' })
  expect(await businessOf(member)).toMatchObject({ businessOwnerId: founder.user.id, userRole: 'member' })
  expect((await teamOf(later, founder)).map(({ memberId }) => memberId)).toEqual([
    admin.user.id,
    later.user.id,
    member.user.id,
  ])
  expect(await transfersOf(admin, founder)).toMatchObject([{ fromUserId: null, toUserId: admin.user.id }])
})

test('an owner who joins another team during an addition leads none', async () => {
  const [owner, member, third] = [await join(), await join(), await join()]
  const sessionHash = await env.DB.prepare('SELECT hash FROM sessions WHERE user_id = ?')
    .bind(member.user.id)
    .first<string>('hash')
  const by = {
    businessId: member.user.id,
    viewerId: member.user.id,
    sessionHash: sessionHash ?? '',
    now: Date.now(),
  }
  await add(owner, member, 'admin')
  // The owner's call was allowed before this entry came.
  const added = { userId: third.user.id, role: 'member' } as const
  expect(await insertEntry(openDatabase(env.DB), by, added)).toBeNull()
  expect(await businessOf(third)).toMatchObject({ businessOwnerId: third.user.id, userRole: 'owner' })
})

test('an owner who transfers two businesses at once keeps one of them', async () => {
  const [leader, first, second] = [await join(), await join(), await join()]
  await add(first, leader)
  await transfer(first, first, leader)
  await add(leader, second)
  const both = await Promise.all([transfer(leader, first, first), transfer(leader, leader, second)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})
