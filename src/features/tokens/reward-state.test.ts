import { expect, test } from 'vitest'
import type { RewardClaim } from '#shared/tokens/api.ts'
import type { LicenseStatus } from '#shared/licenses/status.ts'
import type { AccountType } from '#shared/tokens/tokens.ts'
import { rewardTiers, type RewardTierId } from '#shared/tokens/reward-tiers.ts'
import { rewardState } from './reward-state.ts'

const now = Date.parse('2026-11-27T12:00:00Z')

const verified = { accountType: 'business', licenseStatus: 'verified' } as const

const tierOf = (id: RewardTierId) => {
  const tier = rewardTiers.find((tier) => tier.id === id)
  if (!tier) throw new Error(id)
  return tier
}

const claimOf = (given: Partial<RewardClaim>): RewardClaim => ({
  tierId: 'featured-ad',
  status: 'delivered',
  requestedAt: '2026-11-27T00:00:00Z',
  startsAt: null,
  endsAt: null,
  deliveredAt: null,
  note: null,
  ...given,
})

test('an unlocked reward can be started or requested; the badge has no action', () => {
  const labels = rewardTiers.map((tier) => {
    const state = rewardState(tier, 25, undefined, now, verified)
    return state.state === 'open' ? state.label : state.state
  })
  expect(labels).toEqual(['none', 'Start my 30 days', 'Start my day', 'Request', 'Start my 3 days'])
})

test('an unverified business reads what is missing instead of a button, a vendor needs no license', () => {
  const shown = (licenseStatus: LicenseStatus, accountType: AccountType = 'business') =>
    rewardState(tierOf('priority-placement'), 10, undefined, now, { accountType, licenseStatus })
  expect(shown('none')).toEqual({
    state: 'missing',
    text: 'Needs a verified license. Add your license number or proof to your profile.',
  })
  expect(shown('pending')).toEqual({
    state: 'missing',
    text: 'Starts once your license is verified. Staff are checking it.',
  })
  expect([shown('verified').state, shown('none', 'vendor').state]).toEqual(['open', 'open'])
  const event = rewardState(tierOf('founding-event'), 20, undefined, now, {
    ...verified,
    licenseStatus: 'none',
  })
  expect(event.state, 'an event features nobody').toBe('open')
})

test('a locked reward has no action', () => {
  expect(rewardState(tierOf('priority-placement'), 9, undefined, now, verified)).toEqual({ state: 'none' })
})

test.each([
  ['2026-11-28T00:00:00Z', '2026-11-29T00:00:00Z', 'Starts on November 28, 2026.', false],
  ['2026-11-27T00:00:00Z', '2026-11-28T00:00:00Z', 'Runs until November 28, 2026.', true],
  ['2026-11-25T00:00:00Z', '2026-11-26T00:00:00Z', 'Ran until November 26, 2026.', false],
])('a run from %s to %s shows: %s', (startsAt, endsAt, text, isRunning) => {
  expect(rewardState(tierOf('featured-ad'), 0, claimOf({ startsAt, endsAt }), now, verified)).toEqual({
    state: 'claimed',
    text,
    isRunning,
  })
})

test('a reward delivered by staff shows its progress or their note', () => {
  const event = tierOf('founding-event')
  expect(rewardState(event, 20, claimOf({ status: 'requested' }), now, verified)).toMatchObject({
    text: "Requested. We'll email you when it's scheduled.",
  })
  expect(
    rewardState(event, 20, claimOf({ status: 'scheduled', note: 'See you in May.' }), now, verified),
  ).toMatchObject({
    text: 'See you in May.',
  })
})
