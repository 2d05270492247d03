import { brand } from '#shared/brand.ts'
import { foundingPlaces } from '#shared/early-access/counter.ts'
import { formPlacesNote } from '#shared/launch/phase-copy.ts'
import { referralTokens, tokenLabel, type AccountType } from '#shared/tokens/tokens.ts'
import { vendorAccessReferrals } from '#shared/vendors/tiers.ts'

/** The copy of the account type chooser. */
export const chooserCopy = {
  title: 'Join',
  question: 'Which describes you?',
  proceed: 'Continue Registration',
  hint: 'Please select an account type to continue',
  another: 'Choose another account type',
} as const

type AccountChoice = { type: AccountType; label: string; kind: string; lines: readonly string[] }

/** The two kinds of account, while so many founding places are left. */
export const accountChoices = (foundingRemaining: number): readonly AccountChoice[] => [
  {
    type: 'business',
    label: `${brand.state} Cannabis Business Owner`,
    kind: 'Free membership',
    lines: [
      'For owners and team members of licensed cannabis and hemp businesses.',
      formPlacesNote(foundingRemaining) ?? `The first ${foundingPlaces} get a numbered founding place.`,
      `${tokenLabel(referralTokens('business'))} for each referral.`,
    ],
  },
  {
    type: 'vendor',
    label: 'Vendor Partner',
    kind: 'Referral program',
    lines: [
      'For service providers, consultants and suppliers.',
      `${tokenLabel(referralTokens('vendor'))} for each client you refer.`,
      `Full platform access at ${vendorAccessReferrals} client referrals.`,
    ],
  },
]
