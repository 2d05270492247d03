import { Link } from 'react-router'
import { brand } from '#shared/brand.ts'
import { consentNotices } from '#shared/registration/consent.ts'
import { paths } from '#src/paths.ts'
import type { DocumentPart } from '#src/ui/document.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

/** The interim privacy text: what is stored, who sees it, how to remove it, and what a referrer learns. */
export const interimPrivacy: readonly DocumentPart[] = [
  {
    id: 'kept',
    title: 'What is kept',
    content: (
      <ul>
        <li>What you enter when you join and on your profile, and the pictures you choose.</li>
        <li>Your password as a hash that cannot be turned back into it.</li>
        <li>Your SkunkToken history, referrals, connections and messages.</li>
        <li>What you agreed to, in which version, and when.</li>
        <li>License proof, if you send it; it is deleted 30 days after the decision.</li>
        <li>What you write to us in the contact form or to the assistant.</li>
      </ul>
    ),
  },
  {
    id: 'seen',
    title: 'Who sees it',
    content: (
      <>
        <p>{consentNotices.publicListing}</p>
        <p>
          Network staff see your funding answers, license proof, phone and email. If you are on the team of a
          business, its owner and admins see your email too. Nobody else does. Messages are seen by the two
          who write them. We sell nothing and show no advertising of others.
        </p>
        <p>
          A license passport, its badge and its signed statement are off until you switch them on; then
          anybody sees your name or company, license type and verification, and the license number if you
          choose so.
        </p>
      </>
    ),
  },
  {
    id: 'referrer',
    title: 'What a referrer learns',
    content: (
      <p>
        If you join through somebody’s link, they learn that you joined: your first name, the first letter of
        your last name, and whether the referral was credited.
      </p>
    ),
  },
  {
    id: 'teams',
    title: 'What a team learns',
    content: (
      <p>
        A business can invite an email address to its team. We keep that address for up to 44 days, and the
        business does not learn whether it has an account. Who accepts shows their name and email to the owner
        and the admins of that team.
      </p>
    ),
  },
  {
    id: 'texts',
    title: 'Text messages',
    content: (
      <p>
        Only about your account, only if you agreed. Reply STOP to end and HELP for help, or withdraw your
        consent in your account.
      </p>
    ),
  },
  {
    id: 'visits',
    title: 'Visits without an account',
    content: (
      <p>
        We count how often an invitation link is opened on a day and keep nothing about who opened it. Cookies
        are described in the{' '}
        <TextLink asChild>
          <Link to={paths.cookiePolicy()}>Cookie Policy</Link>
        </TextLink>
        .
      </p>
    ),
  },
  {
    id: 'removal',
    title: 'Removal',
    content: (
      <p>
        Write to <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink> to have your account
        removed. Your profile, pictures, sessions, connections and messages go. The token history of others
        stays without your name, and a keyed digest of your email and phone stays, so that coming back earns
        nobody a second credit.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    content: <p>This interim text holds until the final policy is published here.</p>,
  },
]
