import { brand } from '#shared/brand.ts'
import { referralTokens, tokenLabel, welcomeTokens, type AccountType } from '#shared/tokens/tokens.ts'
import { featuredListingReferrals, vendorAccessReferrals } from '#shared/vendors/tiers.ts'

/** In three parts, so that no line starts with a dash. */
export const registrationTitle = ['Quick', 'Registration –', 'Be Listed in 30 Seconds'] as const

/** The copy of the registration form. */
export const registrationCopy = {
  title: registrationTitle.join(' '),
  step: 'Step 1 of 1 – Basic Info',
  heading: 'Secure Your Founding Member Status',
  submit: `Join ${brand.name}`,
  pending: 'Joining...',
  photoHint: 'JPG or PNG, max 5MB',
  offline: 'We could not reach the server. Nothing you typed is lost: send it again once you are connected.',
} as const

/** The copy of the vendor form. */
export const vendorRegistrationCopy = {
  title: 'Vendor Partner Registration',
  heading: 'Your vendor account',
  lead: 'For the service providers, consultants and suppliers of licensed cannabis and hemp businesses.',
  required: 'Fields marked * are required.',
  submit: 'Register as a Vendor Partner',
  pending: 'Registering...',
  promises: [
    `You get ${tokenLabel(welcomeTokens)} for registering and ${tokenLabel(referralTokens('vendor'))} for each client who registers through your link.`,
    `${vendorAccessReferrals} client referrals open messages and connections, and before the launch also the complete directory.`,
    `${featuredListingReferrals} client referrals feature your listing in the directory.`,
    'Vendors never take a founding place: those are for licensed businesses.',
  ],
} as const

/** The toasts' texts by account type. */
export const outcomeCopy = {
  business: {
    welcome: (firstName: string) => `Welcome, ${firstName}. You will be redirected to the dashboard.`,
    failure: 'Failed to register. Please try again.',
  },
  vendor: {
    welcome: (firstName: string) =>
      `Welcome to the vendor network, ${firstName}. Start referring clients to earn ${brand.tokens}${brand.trademark}.`,
    failure: 'Something went wrong. Please try again.',
  },
} as const satisfies Record<AccountType, { welcome: (firstName: string) => string; failure: string }>

/** The published figures, which do not follow the live ones. */
export const publishedCounts = {
  sentence: '23 businesses are registered, 46% of the way to early access.',
} as const

export const membershipRules = [
  'Only licensed businesses, their owners and team members may join.',
  'Accounts are manually verified. Misrepresenting license status may lead to account removal.',
] as const
