import { brand } from '#shared/brand.ts'
import { referralLink, vendorReferralLink } from '#shared/referrals/referral-code.ts'
import type { AccountType } from '#shared/tokens/tokens.ts'

/** The link that a member of this account type shares. */
export function linkOf(
  origin: string,
  { accountType, referralCode }: { accountType: AccountType; referralCode: string },
) {
  return (accountType === 'vendor' ? vendorReferralLink : referralLink)(origin, referralCode)
}

/** The text that is shared with the link. */
export const invitationWords = `Join me on ${brand.name}, the network of ${brand.state}’s licensed cannabis and hemp businesses`

export function invitationMessage(link: string): string {
  return `${invitationWords}: ${link}`
}

const url = (base: string, entries: Record<string, string>) => `${base}?${new URLSearchParams(entries)}`

type Shared = {
  link: string
  /** The summary for LinkedIn, which vendors add. */
  summary?: string
}

/** The share pages of LinkedIn, Facebook and X; each opens with the link. */
export const shareSites = [
  {
    id: 'professional',
    label: 'LinkedIn',
    href: ({ link, summary }: Shared) =>
      url('https://www.linkedin.com/sharing/share-offsite/', { url: link, ...(summary && { summary }) }),
  },
  {
    id: 'social',
    label: 'Facebook',
    href: ({ link }: Shared) => url('https://www.facebook.com/sharer/sharer.php', { u: link }),
  },
  {
    id: 'short-message',
    label: 'X',
    href: ({ link }: Shared) => url('https://x.com/intent/post', { text: invitationWords, url: link }),
  },
] as const

/** A link that opens the mail program with the invitation; `mailto` needs %20, not +. */
export function mailtoLink(link: string, message = invitationMessage(link)): string {
  const entries = { subject: `An invitation to ${brand.name}`, body: message }
  return `mailto:?${new URLSearchParams(entries).toString().replaceAll('+', '%20')}`
}
