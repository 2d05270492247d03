import { useState } from 'react'
import { Link, useParams } from 'react-router'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { shownLicenseType } from '#shared/licenses/custom-business-type.ts'
import { rewardTiers, tierStates } from '#shared/tokens/reward-tiers.ts'
import { earlyAccess } from '#shared/tokens/tokens.ts'
import { Fact } from '#src/features/profiles/fact.tsx'
import { NextReward } from '#src/features/tokens/next-reward.tsx'
import { OwnLink } from '#src/features/referrals/sharing/own-link.tsx'
import { OwnPage } from '#src/features/profiles/own-page.tsx'
import { ReferralTimelineCard } from '#src/features/referrals/referral-timeline.tsx'
import { RewardsCard } from '#src/features/tokens/rewards-section.tsx'
import { PlaceAndBalance } from '#src/features/tokens/place-and-balance.tsx'
import { TokenHistoryCard } from '#src/features/tokens/token-history.tsx'
import { QrPanel } from '#src/features/referrals/sharing/qr-panel.tsx'
import { ShareButtons } from '#src/features/referrals/sharing/share-buttons.tsx'
import { linkOf } from '#src/features/referrals/sharing/share-links.ts'
import { Arrival } from '#src/features/welcome/arrival.tsx'
import { isNewMember } from '#src/features/welcome/progress.ts'
import { useCopyState } from '#src/features/launch/queries.ts'
import { paths } from '#src/paths.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

/** `/referral-dashboard/{id}`: the referral center, the first page of a new member. */
export function Component() {
  const { id } = useParams()
  return (
    <OwnPage id={id} title="Referral Center">
      {(user) => <ReferralCenter user={user} />}
    </OwnPage>
  )
}

function ReferralCenter({ user }: { user: OwnUser }) {
  const link = linkOf(window.location.origin, user)
  // Until the wizard of the dashboard has opened, which takes the flag away.
  const [isNew] = useState(isNewMember)
  const unlocked = tierStates(user.skunkTokens).filter(({ state }) => state === 'unlocked').length
  return (
    <div className="page-width pt-6 pb-16 md:pt-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-3xl">Referral Center</h1>
        <TextLink asChild variant="action">
          <Link to={paths.invite()}>Find businesses to invite</Link>
        </TextLink>
        <TextLink asChild variant="action">
          <Link to={paths.dashboard(user.id)}>My dashboard</Link>
        </TextLink>
      </div>
      <div className="mt-5 grid grid-cols-1 gap-5 md:mt-7 lg:grid-cols-12">
        {/* Tokens open nothing to a vendor: clients do. */}
        {user.accountType === 'business' && earlyAccess(user.skunkTokens).qualified && <EarlyAccess />}
        <Card asChild className={isNew ? 'lg:col-span-12' : 'lg:col-span-7'}>
          <section aria-label="Your place, your SkunkTokens and your link">
            {isNew ? <Arrival user={user} /> : <PlaceAndBalance user={user} />}
            <div className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-[minmax(0,1fr)_auto]">
              <div className="min-w-0">
                <OwnLink label="Your referral link" value={link} failed="Failed to copy link" />
                <div className="mt-4">
                  <ShareButtons link={link} sites={['professional', 'social', 'short-message']} instagram />
                </div>
              </div>
              <QrPanel link={link} code={user.referralCode} />
            </div>
          </section>
        </Card>
        <Card className={isNew ? 'lg:col-span-12' : 'lg:col-span-5'}>
          <CardHeader title="Next reward" />
          <NextReward tokens={user.skunkTokens} />
          <dl className="mt-6 grid gap-3">
            <Fact name="Rewards unlocked">
              {unlocked} of {rewardTiers.length}
            </Fact>
            <Fact name="License type">{shownLicenseType(user)}</Fact>
          </dl>
        </Card>
        <ReferralTimelineCard userId={user.id} className="lg:col-span-7" />
        <TokenHistoryCard userId={user.id} className="lg:col-span-5 lg:self-start" />
        <RewardsCard title="All rewards" user={user} className="lg:col-span-12" />
      </div>
    </div>
  )
}

/** Shown from 5 tokens on. */
function EarlyAccess() {
  const state = useCopyState()
  return (
    <Notice tone="success" title="You have early access" className="lg:col-span-12">
      {state === 'pre'
        ? 'Your tokens open the complete directory to you before the launch.'
        : 'Your tokens earned it. The network is open to everyone now.'}
    </Notice>
  )
}
