import { Link } from 'react-router'
import { phaseCopy } from '#shared/launch/phase-copy.ts'
import { rewardCopy } from '#shared/tokens/reward-tiers.ts'
import { crumbs } from '#src/features/pages/crumbs.tsx'
import { JoinLink } from '#src/features/referrals/join-link.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { useCurrentUser } from '#src/features/accounts/queries.ts'
import { useCopyState } from '#src/features/launch/queries.ts'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Coin } from '#src/features/tokens/coin.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { Question } from '#src/ui/question.tsx'
import { Section } from '#src/ui/section.tsx'
import { TierLadder } from '#src/features/tokens/tier-ladder.tsx'
import { AchievementList } from '#src/features/achievements/achievement-list.tsx'
import { questions } from '#src/features/referrals/program-content.ts'
import { Earning } from '#src/features/referrals/earning.tsx'
import { VendorRewards } from '#src/features/vendors/vendor-rewards.tsx'

function NextStep() {
  const user = useCurrentUser()
  if (user) {
    return (
      <Button asChild>
        <Link to={paths.referralDashboard(user.id)}>Open your referral center</Link>
      </Button>
    )
  }
  return (
    <Button asChild>
      <JoinLink>Join & Earn Your First SkunkToken</JoinLink>
    </Button>
  )
}

/** `/skunktoken-referral-program`: how SkunkTokens are earned and what they unlock. */
export function Component() {
  const user = useCurrentUser()
  const copy = phaseCopy[useCopyState()]
  return (
    <>
      <PageTitle>SkunkTokens referral program</PageTitle>
      <div className="page-width pb-6">
        <PageHeader
          breadcrumbs={crumbs('SkunkTokens')}
          eyebrow={
            <>
              <Coin /> SkunkTokens™
            </>
          }
          title="Bring the trade in, and be seen for it."
          description="SkunkTokens count what you do for the network: joining it and bringing in licensed businesses. From 5 on, each step of the ladder makes your business easier to find."
          actions={<NextStep />}
        />
      </div>
      <Earning />
      <Section id="tiers" title="What they unlock" lead={copy.earlyAccess}>
        <TierLadder {...(user && { tokens: user.skunkTokens })} />
        <p className="mt-8 max-w-measure text-sm text-ink-soft">{rewardCopy.notice}</p>
      </Section>
      <AchievementList />
      <VendorRewards />
      <Section id="questions" title="Questions and answers">
        <div className="max-w-190">
          {questions.map(({ question, answer }) => (
            <Question key={question} question={question}>
              {answer}
            </Question>
          ))}
        </div>
        <div className="mt-8 flex flex-wrap gap-3">
          <NextStep />
          <Button asChild variant="secondary">
            <Link to={paths.referralInfo()}>How referrals work</Link>
          </Button>
        </div>
      </Section>
    </>
  )
}
