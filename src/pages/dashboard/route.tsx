import { Link, Navigate, useParams } from 'react-router'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { displayName } from '#shared/profiles/display-name.ts'
import { foundingLabel } from '#shared/early-access/membership-copy.ts'
import { CollectionCard } from '#src/features/achievements/collection-card.tsx'
import { InboxCard } from '#src/features/connections/inbox-card.tsx'
import { LicenseCheckNotice } from '#src/features/licenses/license-check-notice.tsx'
import { OwnPage } from '#src/features/profiles/own-page.tsx'
import { RewardsCard } from '#src/features/tokens/rewards-section.tsx'
import { TokenHistoryCard } from '#src/features/tokens/token-history.tsx'
import { Welcome } from '#src/features/welcome/welcome.tsx'
import { island } from '#src/boot/island.tsx'
import { dashboardOf, paths } from '#src/paths.ts'
import { TextLink } from '#src/ui/text-link.tsx'
import { ActivityCard } from '#src/features/early-access/activity-card.tsx'
import { DirectoryCard } from '#src/features/directory/directory-card.tsx'
import { NextStepCard } from '#src/features/referrals/next-step-card.tsx'
import { ProfileCard } from '#src/features/profiles/profile-card.tsx'
import { ReferralStatsCard } from '#src/features/referrals/referral-stats-card.tsx'
import { SheetCard } from '#src/features/early-access/sheet-card.tsx'
import { ShareCard } from '#src/features/referrals/sharing/share-card.tsx'

// Only owners and admins see its forms and dialogs.
const TeamCard = island(() => import('#src/features/team/team-card.tsx').then((module) => module.TeamCard), {
  when: 'now',
})

const Invitations = island(
  () => import('#src/features/team/received-invitations.tsx').then((module) => module.ReceivedInvitations),
  { when: 'now' },
)

/** `/dashboard/{userId}` and `/dashboard`. What waits, the link and referrals come first, rewards last. */
export function Component() {
  const { id } = useParams()
  return (
    <OwnPage id={id} title="Dashboard">
      {(user) =>
        user.accountType === 'vendor' ? (
          <Navigate to={dashboardOf(user)} replace />
        ) : (
          <Dashboard user={user} />
        )
      }
    </OwnPage>
  )
}

function Dashboard({ user }: { user: OwnUser }) {
  const membership = user.foundingNumber === null ? 'Member' : foundingLabel(user.foundingNumber)
  return (
    <div className="page-width pt-6 pb-16 md:pt-10">
      <Welcome user={user} />
      <h1 className="text-3xl">Welcome, {user.firstName}</h1>
      <p className="mt-1.5 text-ink-soft max-md:sr-only">
        {displayName(user)}, {membership}
      </p>
      <LicenseCheckNotice
        user={user}
        className="mt-5"
        action={
          <TextLink asChild variant="action">
            <Link to={paths.profileEdit(user.id)}>Edit Profile</Link>
          </TextLink>
        }
      />
      <Invitations userId={user.id} className="mt-5" />
      <div className="mt-5 grid grid-cols-1 gap-5 md:mt-7 lg:grid-cols-12">
        <InboxCard user={user} className="lg:col-span-12" />
        <div data-tour="hero-section" className="grid lg:col-span-7">
          <ShareCard user={user} />
        </div>
        <NextStepCard user={user} className="lg:col-span-5" />
        <div className="grid grid-cols-1 content-start gap-5 lg:col-span-7">
          <ReferralStatsCard user={user} />
          <TeamCard user={user} />
          <div data-tour="activity-feed">
            <ActivityCard />
          </div>
        </div>
        <div className="grid grid-cols-1 content-start gap-5 lg:col-span-5">
          <ProfileCard user={user} />
          <div data-tour="directory-preview">
            <DirectoryCard />
          </div>
        </div>
        <div data-tour="skunktoken-section" className="lg:col-span-12">
          <RewardsCard title="Rewards progress" user={user} withProgress />
        </div>
        <CollectionCard user={user} className="lg:col-span-12" />
        <div className="grid grid-cols-1 content-start lg:col-span-7">
          <TokenHistoryCard
            userId={user.id}
            newest={5}
            more={
              <TextLink asChild variant="action">
                <Link to={paths.referralDashboard(user.id)}>All token history</Link>
              </TextLink>
            }
          />
        </div>
        <div className="grid grid-cols-1 content-start lg:col-span-5">
          <SheetCard own={user.foundingNumber} />
        </div>
      </div>
    </div>
  )
}
