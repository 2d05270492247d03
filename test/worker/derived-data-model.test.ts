import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { foundingPlaces } from '#shared/early-access/counter.ts'
import { searchTables } from '#worker/db/derived/search.ts'
import { derivedTables, refusingTriggers } from '#worker/db/derived/tables.ts'
import { Staff } from '#test/worker/support/staff.ts'
import { differences } from './support/derived-data.ts'
import { type OperationName, operations, register, type World } from './support/operations.ts'

/** The number of random runs; set `MODEL_RUNS=50` for more. */
const runs = Number(env.MODEL_RUNS || 4)

/** Most acting members join after the last founding place is taken. */
const circle = 7

/** A deletion also deletes relations and teams, so only a few members are deleted. */
const weights: Partial<Record<OperationName, number>> = {
  talk: 8,
  meet: 6,
  transferTeam: 6,
  joinAsClients: 5,
  hide: 1,
  block: 1,
  markSample: 1,
  deleteAccount: 1,
  deleteByStaff: 1,
  deleteMany: 1,
}
const names = (Object.keys(operations) as OperationName[]).map((value) => ({
  arbitrary: fc.constant(value),
  weight: weights[value] ?? 3,
}))

const steps = fc.array(
  fc.record({
    operation: fc.oneof(...names),
    by: fc.nat({ max: circle }),
    to: fc.nat({ max: circle }),
    n: fc.nat({ max: 60 }),
  }),
  { minLength: 40, maxLength: 60, size: 'max' },
)

let world: World

async function fillUp(): Promise<void> {
  // A few at a time: on a busy machine more would exceed the server's deadline.
  const together = 6
  while (world.members.length < foundingPlaces + circle) {
    await Promise.all(Array.from({ length: together }, (_, index) => register(world, {}, index === 0)))
  }
}

/** Mostly the newest members, and two founders. */
const actor = (index: number) =>
  index > circle - 2 ? world.members[index - circle + 1] : world.members.at(-1 - index)

beforeAll(async () => {
  world = {
    staff: await Staff.signIn(),
    members: [],
    departed: [],
    registrations: 0,
    credited: 0,
    visits: 0,
    serial: 0,
  }
  await fillUp()
}, 120_000)

test('every trigger of the database is a part of what is compared here', async () => {
  const { results } = await env.DB.prepare("SELECT name FROM sqlite_master WHERE type = 'trigger'").all<{
    name: string
  }>()
  const covered = [...derivedTables, ...searchTables].flatMap(({ triggers }) => triggers)
  expect(results.map(({ name }) => name).toSorted()).toEqual([...covered, ...refusingTriggers].toSorted())
})

test(
  'whatever anybody does, each count, balance and search document is what its rows say',
  { timeout: runs * 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        await fillUp()
        for (const { operation, by, to, n } of sequence) {
          const [acting, other] = [actor(by), actor(to)]
          if (!acting || !other) continue
          const answer = await operations[operation]({ world, by: acting, to: other, n })
          expect(answer?.status ?? 200, operation).toBeLessThan(500)
        }
        expect((await world.staff.get('/api/health')).status).toBe(200)
        expect(await differences()).toEqual([])
        // Events stay counted when their rows are gone, so no query can recompute them.
        const days = await env.DB.prepare(
          'SELECT sum(registrations) AS registrations, sum(referrals) AS credited, sum(visits) AS visits FROM network_days',
        ).first()
        const { registrations, credited, visits } = world
        expect(days).toEqual({ registrations, credited, visits })
      }),
      { numRuns: runs, endOnFailure: true },
    )
  },
)
