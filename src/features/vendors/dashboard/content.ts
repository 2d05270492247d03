import { brand } from '#shared/brand.ts'
import { referralTokens, tokenLabel } from '#shared/tokens/tokens.ts'
import { vendorAccessReferrals } from '#shared/vendors/tiers.ts'

/** The vendor dashboard's copy. */
export const dashboardCopy = {
  title: 'Vendor dashboard',
  loading: 'Loading your vendor dashboard...',
  failure: 'Failed to load vendor dashboard',
  failureText: 'Please check your connection and try again.',
  notYours: 'This address is not your vendor dashboard.',
  linkCopied: 'Link Copied!',
  messageCopied: 'Message Copied!',
  copyFailed: 'Failed to copy link',
  noClients: {
    title: 'No clients yet',
    text: 'Send your link to a client. Visits and registrations appear here.',
  },
  program: `Each business or vendor that registers through your link is a client: ${tokenLabel(referralTokens('vendor'))} for you, once a client. Clients also raise your tier.`,
} as const

/** '3 of 5 client referrals'; above 5 the banner no longer counts. */
export function accessProgressText(clientReferrals: number): string {
  return `${Math.min(clientReferrals, vendorAccessReferrals)} of ${vendorAccessReferrals} client referrals`
}

/** How many client referrals are missing for full access. */
export function accessMissingText(clientReferrals: number): string {
  const missing = vendorAccessReferrals - clientReferrals
  const open = missing === 1 ? '1 more client referral opens' : `${missing} more client referrals open`
  return `${open} messages and connections, and before the launch also the complete directory.`
}

/** The message that a vendor sends with the link. */
export const shareSummary = `${brand.name} introduces licensed cannabis and hemp businesses in ${brand.state} to each other and to the people who serve them. Membership is free for license holders.`

export function referralMessage(link: string): string {
  return `${shareSummary} I am one of its vendor partners. Register through my link: ${link}`
}
