import { dayMs } from '#shared/dates.ts'
import type { LicenseStatus } from '#shared/licenses/status.ts'
import type { AccountType } from './tokens.ts'

/** The five rewards: a balance unlocks them, and they cost no tokens. */

interface RewardTierRow {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly tokensRequired: number
  /** The text of its badge. */
  readonly badge: string
  /** A lucide icon. */
  readonly icon: string
  /** A colour token of the theme. */
  readonly color: 'moss' | 'sky' | 'spruce' | 'gold' | 'rust'
  /** Days that its placement or ad runs once started; null without one. */
  readonly runsDays: number | null
  /** How it is delivered: at once, as a placement or ad that starts on request, or by staff from their inbox. */
  readonly given: 'at-once' | 'runs' | 'by-staff' | 'runs-and-by-staff'
}

export const rewardTiers = [
  {
    id: 'founder-badge',
    name: 'Founding Member badge',
    description: 'A badge on your profile, not a founding place.',
    tokensRequired: 5,
    badge: 'Founding Member badge, earned with 5 tokens',
    icon: 'award',
    color: 'moss',
    runsDays: null,
    given: 'at-once',
  },
  {
    id: 'priority-placement',
    name: 'Priority placement',
    description: 'Top of directory searches for 30 days.',
    tokensRequired: 10,
    badge: 'Priority placement, earned with 10 tokens',
    icon: 'trending-up',
    color: 'sky',
    runsDays: 30,
    given: 'runs',
  },
  {
    id: 'featured-ad',
    name: 'Featured ad',
    description: '1-day homepage and directory ad.',
    tokensRequired: 15,
    badge: 'Featured ad, earned with 15 tokens',
    icon: 'megaphone',
    color: 'spruce',
    runsDays: 1,
    given: 'runs',
  },
  {
    id: 'founding-event',
    name: 'Founding Members Event',
    description: 'Invite-only in-person Founding Members Event.',
    tokensRequired: 20,
    badge: 'Founding Members Event, earned with 20 tokens',
    icon: 'calendar-check',
    color: 'rust',
    runsDays: null,
    given: 'by-staff',
  },
  {
    id: 'premium-spotlight',
    name: 'Premium spotlight',
    description: '3-day premium ad plus a featured spotlight in the weekly newsletter.',
    tokensRequired: 25,
    badge: 'Premium spotlight, earned with 25 tokens',
    icon: 'star',
    color: 'gold',
    runsDays: 3,
    given: 'runs-and-by-staff',
  },
] as const satisfies readonly RewardTierRow[]

export type RewardTier = (typeof rewardTiers)[number]
export type RewardTierId = RewardTier['id']

/** The states of a claim (`reward_claims`), in their order. */
export const rewardClaimStates = ['requested', 'scheduled', 'delivered'] as const
export type RewardClaimState = (typeof rewardClaimStates)[number]

/** The highest tier whose requirement the balance meets, or null. */
export function tierReached(tokens: number): RewardTier | null {
  return rewardTiers.findLast((tier) => tokens >= tier.tokensRequired) ?? null
}

/** The first tier not yet met, or null when all are. */
export function nextTier(tokens: number): RewardTier | null {
  return rewardTiers.find((tier) => tokens < tier.tokensRequired) ?? null
}

/** Whole percent toward the next tier, measured from the requirement of the one reached; 100 past the last. */
export function tierProgress(tokens: number): number {
  const next = nextTier(tokens)
  if (!next) return 100
  const from = tierReached(tokens)?.tokensRequired ?? 0
  const share = ((tokens - from) * 100) / (next.tokensRequired - from)
  return Math.min(100, Math.max(0, Math.floor(share)))
}

export type TierState = 'unlocked' | 'next' | 'locked'

/** Every tier with its state for a balance. */
export function tierStates(
  tokens: number,
): readonly { readonly tier: RewardTier; readonly state: TierState }[] {
  const next = nextTier(tokens)
  return rewardTiers.map((tier) => {
    if (tokens >= tier.tokensRequired) return { tier, state: 'unlocked' }
    return { tier, state: tier.id === next?.id ? 'next' : 'locked' }
  })
}

/** The label of the button that starts or requests an unlocked reward; null for the one delivered at once. */
export function claimLabel(tier: RewardTier): string | null {
  if (tier.given === 'at-once') return null
  if (tier.runsDays === null) return 'Request'
  return tier.runsDays === 1 ? 'Start my day' : `Start my ${tier.runsDays} days`
}

/** The reward's own column of dates: two ads of one member run one after the other, and so on. */
const runsWith = {
  'priority-placement': 'placement',
  'featured-ad': 'ad',
  'premium-spotlight': 'ad',
} as const satisfies Partial<Record<RewardTierId, string>>

const kindOf = (id: string): string | undefined => new Map<string, string>(Object.entries(runsWith)).get(id)

/**
 * When a reward that runs would begin and end if it were started at `now`: behind a run of the same kind, so that no day
 * is lost. Null for a reward that does not run. Times in epoch milliseconds.
 */
export function runOf(
  tier: RewardTier,
  claims: readonly { readonly tierId: string; readonly endsAt: string | null }[],
  now: number,
): { readonly startsAt: number; readonly endsAt: number } | null {
  if (tier.runsDays === null) return null
  const ends = claims
    .filter(({ tierId, endsAt }) => endsAt !== null && kindOf(tierId) === kindOf(tier.id))
    .map(({ endsAt }) => Date.parse(endsAt ?? ''))
  const startsAt = Math.max(now, ...ends)
  return { startsAt, endsAt: startsAt + tier.runsDays * dayMs }
}

/** Whether a member may be featured: a business once its license is verified; a vendor needs none. */
export const mayBeFeatured = (member: {
  readonly accountType: AccountType
  readonly licenseStatus: LicenseStatus
}): boolean => member.accountType === 'vendor' || member.licenseStatus === 'verified'

/** What is missing before a reward that features its member can start. */
export function featuringNeeds(status: LicenseStatus): string {
  if (status === 'pending') return 'Starts once your license is verified. Staff are checking it.'
  return 'Needs a verified license. Add your license number or proof to your profile.'
}

export const rewardCopy = {
  /** Shown with every ladder. */
  notice: 'Rewards are unlocked, not spent. SkunkTokens are not money and have no cash value.',
  /** Shown on every placement and ad. */
  featured: 'Featured: earned with SkunkTokens',
} as const
