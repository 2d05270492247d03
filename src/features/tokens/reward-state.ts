import type { RewardClaim } from '#shared/tokens/api.ts'
import { longDate } from '#shared/dates.ts'
import type { LicenseStatus } from '#shared/licenses/status.ts'
import type { AccountType } from '#shared/tokens/tokens.ts'
import { claimLabel, featuringNeeds, mayBeFeatured, type RewardTier } from '#shared/tokens/reward-tiers.ts'

export type RewardState =
  | { state: 'none' }
  | { state: 'open'; label: string }
  | { state: 'missing'; text: string }
  | { state: 'claimed'; text: string; isRunning: boolean }

const staffTexts = {
  requested: "Requested. We'll email you when it's scheduled.",
  scheduled: 'Scheduled.',
  delivered: 'Delivered.',
} as const

/**
 * What to show under a reward: nothing while it is locked and for the badge, a button, what is missing, or
 * the state of its claim.
 */
export function rewardState(
  tier: RewardTier,
  tokens: number,
  claim: RewardClaim | undefined,
  now: number,
  member: { accountType: AccountType; licenseStatus: LicenseStatus },
): RewardState {
  const label = claimLabel(tier)
  if (claim) {
    const run = runText(claim, now)
    const staff = tier.given === 'runs' ? null : (claim.note ?? staffTexts[claim.status])
    const text = [run?.text, run && staff ? `Newsletter: ${staff}` : staff].filter(Boolean).join(' ')
    return { state: 'claimed', text, isRunning: run?.isRunning ?? false }
  }
  if (label === null || tokens < tier.tokensRequired) return { state: 'none' }
  if (tier.runsDays !== null && !mayBeFeatured(member))
    return { state: 'missing', text: featuringNeeds(member.licenseStatus) }
  return { state: 'open', label }
}

function runText(
  { startsAt, endsAt }: RewardClaim,
  now: number,
): { text: string; isRunning: boolean } | null {
  if (startsAt === null || endsAt === null) return null
  if (now < Date.parse(startsAt)) return { text: `Starts on ${longDate(startsAt)}.`, isRunning: false }
  if (now < Date.parse(endsAt)) return { text: `Runs until ${longDate(endsAt)}.`, isRunning: true }
  return { text: `Ran until ${longDate(endsAt)}.`, isRunning: false }
}
