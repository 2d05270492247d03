import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  achievements,
  achievementsUnlocked,
  collectionPercent,
  isClosed,
  collectLabel,
  nextMilestone,
} from './achievements.ts'

const none = { licenseTypes: 0, licenseeNumber: null, bugs: 0, acceptedBugs: 0 }
const idsFor = (counts: Partial<Parameters<typeof achievementsUnlocked>[0]>) =>
  achievementsUnlocked({ ...none, ...counts }).map((row) => row.id)

test('the seven achievements have the thresholds and bonuses of the specification', () => {
  expect(achievements.map((row) => [row.id, row.requirement, row.bonusTokens])).toEqual([
    ['network-builder', 3, 1],
    ['supply-chain-master', 6, 2],
    ['license-collector', 13, 5],
    ['early-adopter', 25, 2],
    ['bug-hunter', 1, 2],
    ['quality-assurance', 3, 5],
    ['platform-tester', 5, 10],
  ])
})

test.each([
  [0, [], 'network-builder'],
  [2, [], 'network-builder'],
  [3, ['network-builder'], 'supply-chain-master'],
  [5, ['network-builder'], 'supply-chain-master'],
  [6, ['network-builder', 'supply-chain-master'], 'license-collector'],
  [12, ['network-builder', 'supply-chain-master'], 'license-collector'],
  [13, ['network-builder', 'supply-chain-master', 'license-collector'], null],
])('%i license types unlock %j and lead to %s', (licenseTypes, unlocked, milestone) => {
  expect(idsFor({ licenseTypes })).toEqual(unlocked)
  expect(nextMilestone(licenseTypes)?.id ?? null).toBe(milestone)
})

test('the first 25 licensees are early adopters, whoever has no number is not', () => {
  expect(idsFor({ licenseeNumber: 1 })).toEqual(['early-adopter'])
  expect(idsFor({ licenseeNumber: 25 })).toEqual(['early-adopter'])
  expect(idsFor({ licenseeNumber: 26 })).toEqual([])
  expect(idsFor({})).toEqual([])
})

test('early adopter is closed once the first 25 numbers are given out, and nothing else is', () => {
  const closedAt = (next: number | null) =>
    achievements.filter((row) => isClosed(row, next)).map(({ id }) => id)
  expect(closedAt(null)).toEqual([])
  expect(closedAt(25)).toEqual([])
  expect(closedAt(26)).toEqual(['early-adopter'])
})

test('the first bug report counts as it is filed, the third and fifth once staff have accepted as many', () => {
  expect([0, 1, 2, 3, 4, 5].map((bugs) => idsFor({ bugs }).length)).toEqual([0, 1, 1, 1, 1, 1])
  expect([0, 2, 3, 4, 5].map((acceptedBugs) => idsFor({ bugs: 5, acceptedBugs }).length)).toEqual([
    1, 1, 2, 2, 3,
  ])
  for (const row of achievements)
    expect(row.paid === 'at-once').toBe(row.counts === 'bugs' || row.counts === 'acceptedBugs')
})

test('higher counts never unlock fewer achievements', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.nat(20), fc.nat(8), fc.nat(8), (a, moreTypes, b, moreBugs) => {
      const before = idsFor({ licenseTypes: a, bugs: b })
      const after = idsFor({ licenseTypes: a + moreTypes, bugs: b + moreBugs })
      expect(after).toEqual(expect.arrayContaining(before))
    }),
  )
})

test('a collection is measured against 13 types, or against the 14 names of the demo card', () => {
  expect([0, 1, 12, 13].map((found) => collectionPercent(found))).toEqual([0, 7, 92, 100])
  expect(collectionPercent(7, 14)).toBe(50)
  expect(collectLabel(2)).toBe('Collect 2 SkunkTokens™')
  expect(collectLabel(1)).toBe('Collect 1 SkunkToken™')
})
