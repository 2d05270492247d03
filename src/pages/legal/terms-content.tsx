import { Link } from 'react-router'
import { brand } from '#shared/brand.ts'
import { referralCreditNote } from '#shared/referrals/invitation.ts'
import { rewardCopy } from '#shared/tokens/reward-tiers.ts'
import { paths } from '#src/paths.ts'
import type { DocumentPart } from '#src/ui/document.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

/** The interim terms. */
export const interimTerms: readonly DocumentPart[] = [
  {
    id: 'who',
    title: 'Who may join',
    content: (
      <p>
        Licensed or provisionally licensed cannabis and hemp businesses in {brand.state}, their owners and
        authorized team members, and vendor partners who serve them. Accounts are manually verified.
        Misrepresenting license status may lead to account removal.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    content: (
      <p>
        One account per person. Keep your password to yourself and your details up to date. Membership is free
        for business owners. You can ask us to remove your account at any time.
      </p>
    ),
  },
  {
    id: 'listing',
    title: 'Your listing',
    content: (
      <p>
        What you write about your business has to be true and yours to publish. You may hide your profile any
        time. We may take down what is unlawful, misleading or meant to harm others.
      </p>
    ),
  },
  {
    id: 'tokens',
    title: 'SkunkTokens and rewards',
    content: (
      <>
        <p>{rewardCopy.notice}</p>
        <p>
          Verified referrals: {referralCreditNote.charAt(0).toLowerCase() + referralCreditNote.slice(1)}{' '}
          Referring yourself earns nothing. Every change stands in your token history with its reason.
        </p>
      </>
    ),
  },
  {
    id: 'facts',
    title: 'License facts',
    content: (
      <p>
        What we say about licenses and about who may trade with whom is general information, not legal advice.
        Check current {brand.state} law and the Office of Cannabis Management before you rely on it.
      </p>
    ),
  },
  {
    id: 'conduct',
    title: 'How members treat each other',
    content: (
      <p>
        No spam, no threats, no offers outside the law. The network introduces businesses; it is not a party
        to what they agree and sells no product.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    content: (
      <p>
        These interim terms hold until the final ones are published here. We keep which version you agreed to,
        and when. See also the{' '}
        <TextLink asChild>
          <Link to={paths.privacy()}>Privacy Policy</Link>
        </TextLink>
        .
      </p>
    ),
  },
]
