import { Link } from 'react-router'
import * as api from '#shared/accounts/api.ts'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { pathOf } from '#shared/wire/endpoint.ts'
import { OwnPage } from '#src/features/profiles/own-page.tsx'
import { island } from '#src/boot/island.tsx'
import { paths } from '#src/paths.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { EmailCard } from '#src/features/accounts/email-card.tsx'
import { PasswordCard } from '#src/features/accounts/password-card.tsx'
import { SessionsCard } from '#src/features/accounts/sessions-card.tsx'
import { SmsCard } from '#src/features/accounts/sms-card.tsx'

// With their dialogs and pictures they load after the rest of the page.
const TeamCard = island(
  () => import('#src/features/team/membership-card.tsx').then((module) => module.MembershipCard),
  { when: 'now', fallback: <Skeleton className="h-40" /> },
)
const Invitations = island(
  () => import('#src/features/team/received-invitations.tsx').then((module) => module.ReceivedInvitations),
  { when: 'now' },
)
const PassportCard = island(
  () => import('#src/features/passport/settings-card.tsx').then((module) => module.SettingsCard),
  { when: 'now', fallback: <Skeleton className="h-60" /> },
)
const DeletionCard = island(
  () => import('#src/features/accounts/deletion-card.tsx').then((module) => module.DeletionCard),
  { when: 'now', fallback: <Skeleton className="h-60 lg:col-span-2" /> },
)

/** `/account`: sign-in and personal data; the profile has its own page. */
export function Component() {
  return (
    <OwnPage id={undefined} title="Account">
      {(user) => <Account user={user} />}
    </OwnPage>
  )
}

function Account({ user }: { user: OwnUser }) {
  return (
    <div className="page-width pt-6 pb-16 md:pt-10">
      <h1 className="text-3xl">Account</h1>
      <p className="mt-1.5 text-ink-soft">
        How you sign in, and what we keep about you.{' '}
        <TextLink asChild>
          <Link to={paths.profileEdit(user.id)}>Edit your profile</Link>
        </TextLink>{' '}
        to change what others see.
      </p>
      <div className="mt-5 grid items-start gap-5 md:mt-7 lg:grid-cols-2">
        <div className="grid min-w-0 gap-5">
          <EmailCard user={user} />
          <SessionsCard />
          <PassportCard user={user} />
          <DataCard userId={user.id} />
        </div>
        <div className="grid min-w-0 gap-5">
          <PasswordCard user={user} />
          <SmsCard user={user} />
          <Invitations userId={user.id} />
          <TeamCard user={user} />
        </div>
        <DeletionCard user={user} className="lg:col-span-2" />
      </div>
    </div>
  )
}

function DataCard({ userId }: { userId: number }) {
  return (
    <Card>
      <CardHeader title="Your data" />
      <p className="text-[1rem] text-ink-soft">
        Everything we keep about you in one JSON file: account, tokens, referrals, connections, messages, team
        and sessions.
      </p>
      <TextLink
        variant="action"
        className="mt-3"
        href={pathOf(api.exportAccount, { id: userId })}
        download={`north-leaf-data-${userId}.json`}
      >
        Download my data
      </TextLink>
    </Card>
  )
}
