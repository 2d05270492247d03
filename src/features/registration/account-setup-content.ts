import { brand } from '#shared/brand.ts'
import { foundingPlaces } from '#shared/early-access/counter.ts'
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

export const accountChoices = [
  {
    type: 'business',
    label: `${brand.state} Cannabis Business Owner`,
    kind: 'Free membership',
    lines: [
      'For owners and team members of licensed cannabis and hemp businesses.',
      `The first ${foundingPlaces} get a numbered founding place.`,
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
] as const satisfies readonly {
  type: AccountType
  label: string
  kind: string
  lines: readonly string[]
}[]
