import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { foundingPlaces } from '#shared/early-access/counter.ts'
import { randomFrom } from '#scripts/seed/random.ts'
import type { Claim } from '#worker/features/early-access/claims/claim.ts'

const claims = 10_000
const asksPerClaim = 4
const concurrency = 200
const seeds = Array.from({ length: 20 }, (_, index) => index + 1)

/** Every member's claim and its three repetitions, in an order that the seed determines. */
function shuffledAsks(seed: number): number[] {
  const random = randomFrom(seed)
  const asks = Array.from(
    { length: claims * asksPerClaim },
    (_, index) => 1 + Math.floor(index / asksPerClaim),
  )
  for (let last = asks.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    ;[asks[last], asks[other]] = [asks[other] ?? 0, asks[last] ?? 0]
  }
  return asks
}

test.each(seeds)('10,000 operators claim at once, each four times: exactly 1..50 (seed %i)', async (seed) => {
  const object = env.EARLY_ACCESS.getByName(`check-${seed}`)
  const asks = shuffledAsks(seed)
  const answers = new Map<number, Claim[]>()
  let next = 0
  const asker = async () => {
    for (let ask = asks[next++]; ask !== undefined; ask = asks[next++]) {
      const { licenseeNumber, foundingNumber } = await object.claim(ask)
      answers.set(ask, [...(answers.get(ask) ?? []), { licenseeNumber, foundingNumber }])
    }
  }
  await Promise.all(Array.from({ length: concurrency }, asker))

  const first = [...answers.values()].map(([claim]) => claim)
  const odd = [...answers.values()].filter(
    (same) => new Set(same.map((claim) => JSON.stringify(claim))).size > 1,
  )
  expect(odd, 'a replay gets the numbers of the first claim').toEqual([])
  expect(answers.size).toBe(claims)
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  const sorted = (numbers: (number | null | undefined)[]) =>
    numbers.filter((number) => typeof number === 'number').toSorted((a, b) => a - b)
  expect(sorted(first.map((claim) => claim?.foundingNumber))).toEqual(upTo(foundingPlaces))
  expect(sorted(first.map((claim) => claim?.licenseeNumber))).toEqual(upTo(claims))
})
