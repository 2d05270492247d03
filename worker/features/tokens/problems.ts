import type { RewardTier } from '#shared/tokens/reward-tiers.ts'
import type { Problems } from '#worker/auth/serve.ts'
import { failures } from '#worker/http/problem.ts'

export const rewardProblems = {
  unknown_tier: failures.notFound,
  nothing_to_claim: {
    status: 409,
    code: 'NOTHING_TO_CLAIM',
    message: 'This reward is on your profile already; there is nothing to start.',
  },
  not_verified: {
    status: 409,
    code: 'LICENSE_NOT_VERIFIED',
    message:
      'Only members with a verified license are featured. Add your license number or proof to your profile.',
  },
} as const satisfies Problems<string>

/** How a claim on a tier is answered that the balance does not reach yet. */
export const lockedProblems = (tier: RewardTier) =>
  ({
    reward_locked: {
      status: 409,
      code: 'REWARD_LOCKED',
      message: `${tier.name} opens at ${tier.tokensRequired} SkunkTokens.`,
    },
  }) as const satisfies Problems<string>
