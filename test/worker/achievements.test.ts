import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AchievementsAnswer } from '#shared/achievements/api.ts'
import type { TokenHistory } from '#shared/tokens/api.ts'
import { officialLicenses } from '#shared/licenses/catalogue.ts'
import { openDatabase } from '#worker/db/client.ts'
import { unlockBugAchievements } from '#worker/features/achievements/service.ts'
import { join, own } from './support/client.ts'
import { connect, manyMembers } from './support/many.ts'

type Member = Awaited<ReturnType<typeof join>>

const read = async (member: Member) =>
  (await member.get(`/api/users/${member.user.id}/achievements`)).json<AchievementsAnswer>()
const collect = (member: Member, id: string) =>
  member.post(`/api/users/${member.user.id}/achievements/${id}/collect`)

test('the collection counts types of accepted connections: 0, 2, 3, 5, 6, 12 and 13', async () => {
  const member = await join({ firstName: 'Collector' })
  const pending: { count: number; next: string | null; unlocked: string[] }[] = [
    { count: 0, next: 'network-builder', unlocked: [] },
    { count: 2, next: 'network-builder', unlocked: [] },
    { count: 3, next: 'supply-chain-master', unlocked: ['network-builder'] },
    { count: 5, next: 'supply-chain-master', unlocked: ['network-builder'] },
    { count: 6, next: 'license-collector', unlocked: ['network-builder', 'supply-chain-master'] },
    { count: 12, next: 'license-collector', unlocked: ['network-builder', 'supply-chain-master'] },
    { count: 13, next: null, unlocked: ['network-builder', 'supply-chain-master', 'license-collector'] },
  ]
  let held = 0
  for (const { count, next, unlocked } of pending) {
    while (held < count) {
      const [other = 0] = await manyMembers(1, () => ({ licenseType: officialLicenses[held] ?? 'other' }))
      await connect(other, member.user.id, 'pending').run()
      const row = await env.DB.prepare('SELECT id FROM connections WHERE requester_id = ?')
        .bind(other)
        .first<{ id: number }>()
      expect((await member.post(`/api/connections/${row?.id}/accept`)).status).toBe(200)
      held += 1
    }
    const { achievements, collection } = await read(member)
    expect(collection.found).toHaveLength(count)
    expect(collection.nextMilestone).toBe(next)
    expect(
      achievements.filter((row) => row.unlocked && row.id !== 'early-adopter').map(({ id }) => id),
    ).toEqual(unlocked)
  }
  expect(await read(member)).toMatchObject({ collection: { percent: 100 }, collectable: 10 })
  const groups = await (await member.get('/api/notifications')).json()
  expect(groups).toContainEqual(expect.objectContaining({ kind: 'achievement', count: 4 }))
})

test('a bonus is collected once, and a locked one not at all', async () => {
  const member = await join()
  expect((await collect(member, 'network-builder')).status).toBe(409)
  expect((await collect(member, 'nonsense')).status).toBe(404)
  const other = await join()
  expect((await other.post(`/api/users/${member.user.id}/achievements/early-adopter/collect`)).status).toBe(
    403,
  )

  const paid = await Promise.all([1, 2, 3, 4].map(() => collect(member, 'early-adopter')))
  const amounts = await Promise.all(paid.map((answer) => answer.json<{ tokensAwarded: number }>()))
  expect(amounts.map(({ tokensAwarded }) => tokensAwarded).toSorted()).toEqual([0, 0, 0, 2])
  expect((await own(member)).skunkTokens).toBe(3)
  const progress = await read(member)
  expect(progress.collectable).toBe(0)
  expect(progress.achievements.find(({ id }) => id === 'early-adopter')?.collectedAt).not.toBeNull()
})

test('an unlocked achievement stays after the connection ends, while the collection shrinks', async () => {
  const member = await join()
  for (const license of officialLicenses.slice(0, 3)) {
    const [other = 0] = await manyMembers(1, () => ({ licenseType: license }))
    await connect(other, member.user.id, 'pending').run()
    const row = await env.DB.prepare('SELECT id FROM connections WHERE requester_id = ?')
      .bind(other)
      .first<{ id: number }>()
    await member.post(`/api/connections/${row?.id}/accept`)
  }
  await env.DB.prepare(
    'UPDATE users SET license_type = ? WHERE id = (SELECT requester_id FROM connections WHERE receiver_id = ? LIMIT 1)',
  )
    .bind(officialLicenses[1], member.user.id)
    .run()
  expect((await read(member)).collection.found).toHaveLength(2)
  const last = await env.DB.prepare(
    'SELECT requester_id AS id FROM connections WHERE receiver_id = ? ORDER BY id DESC LIMIT 1',
  )
    .bind(member.user.id)
    .first<{ id: number }>()
  await env.DB.batch([
    env.DB.prepare('DELETE FROM businesses WHERE owner_id = ?').bind(last?.id),
    env.DB.prepare('DELETE FROM users WHERE id = ?').bind(last?.id),
  ])
  const { collection, achievements } = await read(member)
  expect(collection.found).toHaveLength(1)
  expect(achievements.find(({ id }) => id === 'network-builder')?.unlocked).toBe(true)
})

test('replayed achievements award nothing twice, in any order', async () => {
  const member = await join()
  const deps = {
    db: openDatabase(env.DB),
    env,
    now: Date.now(),
    later: (work: Promise<unknown>) => void work,
  }
  const call = fc.oneof(
    fc.integer({ min: 0, max: 7 }).map((bugs) => ({ bugs })),
    fc.constantFrom('early-adopter', 'bug-hunter', 'platform-tester').map((id) => ({ id })),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(call, { minLength: 1, maxLength: 10 }), async (calls) => {
      for (const each of calls) {
        if ('bugs' in each) {
          await unlockBugAchievements(deps, {
            userId: member.user.id,
            bugs: each.bugs,
            acceptedBugs: each.bugs,
          })
        } else await collect(member, each.id)
      }
      const history = await (await member.get(`/api/users/${member.user.id}/tokens`)).json<TokenHistory>()
      const bonuses = history.entries.filter(({ source }) => source === 'achievement')
      expect(new Set(bonuses.map(({ reason }) => reason)).size).toBe(bonuses.length)
      expect(history.entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(history.balance)
    }),
    { numRuns: 15 },
  )
  const done = await unlockBugAchievements(deps, { userId: member.user.id, bugs: 5, acceptedBugs: 5 })
  const replay = await unlockBugAchievements(deps, { userId: member.user.id, bugs: 5, acceptedBugs: 5 })
  expect(done.tokensAwarded + replay.tokensAwarded).toBeLessThanOrEqual(17)
  expect(replay).toEqual({ tokensAwarded: 0, achievements: [] })
}, 60_000)

test('what can no longer be had says so, to latecomers and to vendors', async () => {
  const [early, late, vendor] = [await join(), await join(), await join({ accountType: 'vendor' })]
  await env.DB.batch([
    env.DB.prepare('UPDATE users SET licensee_number = 926 WHERE id = ?').bind(late.user.id),
    env.DB.prepare('DELETE FROM member_achievements WHERE user_id = ?').bind(late.user.id),
  ])
  const closedFor = async (member: Member) =>
    (await read(member)).achievements.filter((row) => row.closed).map(({ id }) => id)
  expect(await closedFor(early)).toEqual([])
  expect(await closedFor(late)).toEqual(['early-adopter'])
  expect(await closedFor(vendor)).toEqual(['early-adopter'])
})
