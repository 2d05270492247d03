import type { OwnUser } from '#shared/profiles/member-views.ts'
import { networkCopy } from '#shared/early-access/membership-copy.ts'
import { nextTier } from '#shared/tokens/reward-tiers.ts'
import { tokenLabel } from '#shared/tokens/tokens.ts'
import { paths } from '#src/paths.ts'

export type NextStep = { title: string; text: string; action: { label: string; to: string } }

type Member = Pick<OwnUser, 'id' | 'companyName' | 'skunkTokens'>

/** The most useful next step: a complete profile first, then a first invitation, then the next reward. */
export function nextStepOf(
  { id, companyName, skunkTokens }: Member,
  referrals: number | undefined,
): NextStep {
  const edit = paths.profileEdit(id)
  if (!companyName?.trim()) {
    return {
      title: networkCopy.firstTodo,
      text: 'Until then, your card shows your own name.',
      action: { label: 'Edit Profile', to: edit },
    }
  }
  const invite = { label: 'Open the referral center', to: paths.referralDashboard(id) }
  const next = nextTier(skunkTokens)
  if (referrals === 0 || !next) {
    return {
      title: next ? 'Invite your first business' : 'Keep inviting',
      text: 'Think of one business you buy from or sell to, and send it your link.',
      action: invite,
    }
  }
  return {
    title: `${tokenLabel(next.tokensRequired - skunkTokens)} to ${next.name}`,
    text: `${next.description} Each verified referral brings you closer.`,
    action: invite,
  }
}
