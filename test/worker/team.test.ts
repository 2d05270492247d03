import { expect, test } from 'vitest'
import { join, own } from './support/client.ts'
import { add, businessOf, erase, teamOf, teamPath, transfer, transfersOf } from './support/team.ts'

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

test('an owner who transfers two businesses at once keeps one of them', async () => {
  const [leader, first, second] = [await join(), await join(), await join()]
  await add(first, leader)
  await transfer(first, first, leader)
  await add(leader, second)
  const both = await Promise.all([transfer(leader, first, first), transfer(leader, leader, second)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})
