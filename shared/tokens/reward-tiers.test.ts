import { dayMs } from '#shared/dates.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  claimLabel,
  nextTier,
  rewardCopy,
  rewardTiers,
  runOf,
  tierProgress,
  tierReached,
  tierStates,
} from './reward-tiers.ts'

test('the five tiers take 5, 10, 15, 20 and 25 tokens, and run 30, 1 and 3 days', () => {
  expect(rewardTiers.map((tier) => [tier.id, tier.tokensRequired, tier.runsDays])).toEqual([
    ['founder-badge', 5, null],
    ['priority-placement', 10, 30],
    ['featured-ad', 15, 1],
    ['founding-event', 20, null],
    ['premium-spotlight', 25, 3],
  ])
  expect(rewardTiers[0].name).toBe('Founding Member badge')
  expect(rewardTiers[0].badge).toBe('Founding Member badge, earned with 5 tokens')
})

test.each([
  [0, null, 'founder-badge', 0],
  [4, null, 'founder-badge', 80],
  [5, 'founder-badge', 'priority-placement', 0],
  [9, 'founder-badge', 'priority-placement', 80],
  [10, 'priority-placement', 'featured-ad', 0],
  [14, 'priority-placement', 'featured-ad', 80],
  [15, 'featured-ad', 'founding-event', 0],
  [19, 'featured-ad', 'founding-event', 80],
  [20, 'founding-event', 'premium-spotlight', 0],
  [24, 'founding-event', 'premium-spotlight', 80],
  [25, 'premium-spotlight', null, 100],
  [100, 'premium-spotlight', null, 100],
])('%i tokens: %s reached, %s next, %i percent', (tokens, reached, next, percent) => {
  expect(tierReached(tokens)?.id ?? null).toBe(reached)
  expect(nextTier(tokens)?.id ?? null).toBe(next)
  expect(tierProgress(tokens)).toBe(percent)
})

test('a tier is unlocked at its tokens, the first one above is next, the rest are locked', () => {
  fc.assert(
    fc.property(fc.nat(60), (tokens) => {
      const states = tierStates(tokens)
      const unlocked = states.filter(({ state }) => state === 'unlocked')
      expect(unlocked.map(({ tier }) => tier.id)).toEqual(
        rewardTiers.filter((tier) => tier.tokensRequired <= tokens).map((tier) => tier.id),
      )
      expect(states.filter(({ state }) => state === 'next')).toHaveLength(tokens >= 25 ? 0 : 1)
      expect(states[unlocked.length]?.state ?? 'next').toBe('next')
      expect(tierReached(tokens)?.id).toBe(unlocked.at(-1)?.tier.id)
      expect(tierProgress(tokens)).toBeGreaterThanOrEqual(0)
      expect(tierProgress(tokens) === 100).toBe(tokens >= 25)
    }),
  )
})

test('rewards start or are requested by their own button, and are never money', () => {
  expect(rewardTiers.map(claimLabel)).toEqual([
    null,
    'Start my 30 days',
    'Start my day',
    'Request',
    'Start my 3 days',
  ])
  expect(rewardCopy.notice).toBe(
    'Rewards are unlocked, not spent. SkunkTokens are not money and have no cash value.',
  )
  expect(rewardCopy.featured).toBe('Featured: earned with SkunkTokens')
})

test('a reward begins at once, or behind a run of the same kind', () => {
  const [, placement, ad, event, spotlight] = rewardTiers
  const now = Date.parse('2026-11-27T12:00:00Z')
  const running = [{ tierId: 'featured-ad', endsAt: '2026-11-28T06:00:00.000Z' }]
  expect(runOf(placement, running, now)).toEqual({ startsAt: now, endsAt: now + 30 * dayMs })
  const later = Date.parse('2026-11-28T06:00:00Z')
  expect(runOf(spotlight, running, now)).toEqual({ startsAt: later, endsAt: later + 3 * dayMs })
  expect(
    runOf(ad, [{ tierId: 'premium-spotlight', endsAt: '2026-11-20T00:00:00.000Z' }], now)?.startsAt,
  ).toBe(now)
  expect(runOf(event, running, now)).toBeNull()
})
