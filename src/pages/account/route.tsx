import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import type { OwnUser } from '#shared/api/user.ts'
import { crumbs } from '#src/components/crumbs.tsx'
import { OwnPage } from '#src/components/member/own-page.tsx'
import { paths } from '#src/paths.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { EmailCard } from './email-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { SmsCard } from './sms-card.tsx'

// Both ask before what they do; their dialogs come after the rest of the page.
const TeamCard = lazy(() => import('./team-card.tsx').then((part) => ({ default: part.TeamCard })))
const DeletionCard = lazy(() =>
  import('./deletion-card.tsx').then((part) => ({ default: part.DeletionCard })),
)

/** `/account`: what is about signing in and about one's data; the profile has a page of its own. */
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
      <PageHeader
        breadcrumbs={crumbs('Account', [{ label: 'Dashboard', to: paths.dashboard(user.id) }])}
        title="Account"
        description={
          <>
            How you sign in, and what is kept about you.{' '}
            <TextLink asChild>
              <Link to={paths.profileEdit(user.id)}>Edit your profile</Link>
            </TextLink>{' '}
            to change what others see.
          </>
        }
      />
      <div className="mt-8 grid items-start gap-5 lg:grid-cols-2">
        <EmailCard user={user} />
        <PasswordCard user={user} />
        <SessionsCard />
        <div className="grid gap-5">
          <Suspense>
            <TeamCard user={user} />
          </Suspense>
          <SmsCard user={user} />
          <Card>
            <CardHeader title="Your data" />
            <p className="text-[1rem] text-ink-soft">
              Everything that is kept about you, as one JSON file: account, tokens, referrals, connections,
              messages, team and sessions.
            </p>
            <TextLink
              variant="action"
              className="mt-3"
              href={`/api/users/${user.id}/export`}
              download={`north-leaf-data-${user.id}.json`}
            >
              Download my data
            </TextLink>
          </Card>
        </div>
        <Suspense fallback={<Skeleton className="h-60 lg:col-span-2" />}>
          <DeletionCard user={user} className="lg:col-span-2" />
        </Suspense>
      </div>
    </div>
  )
}
