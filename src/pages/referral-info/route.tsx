import { Link } from 'react-router'
import { referralCreditNote } from '#shared/referrals/invitation.ts'
import { phaseCopy } from '#shared/launch/phase-copy.ts'
import { rewardCopy, rewardTiers } from '#shared/tokens/reward-tiers.ts'
import { referralTokens, tokenLabel, welcomeTokens } from '#shared/tokens/tokens.ts'
import { crumbs } from '#src/features/pages/crumbs.tsx'
import { NumberedSteps } from '#src/features/pages/numbered-steps.tsx'
import { JoinButton } from '#src/features/referrals/join-button.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { useCopyState } from '#src/features/launch/queries.ts'
import { useOrigin } from '#src/lib/origin.ts'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Coin } from '#src/features/tokens/coin.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { Section } from '#src/ui/section.tsx'
import { Cell, HeaderCell, RowHeader, Table } from '#src/ui/table.tsx'

const steps = [
  {
    title: 'You join',
    text: `Registering gives you ${tokenLabel(welcomeTokens)} and a link of your own.`,
  },
  {
    title: 'You send your link',
    text: 'By mail, by text or printed. Whoever opens it reads your first name, and your code is filled in.',
  },
  {
    title: 'They register',
    text: `A licensed business that registers through your link gives you ${tokenLabel(referralTokens('business'))}; as a vendor partner you get ${tokenLabel(referralTokens('vendor'))} for a client.`,
  },
  {
    title: 'We check the license',
    text: `By hand. ${referralCreditNote}`,
  },
] as const

/** `/referral-info`: how tokens are earned, and the tiers. */
export function Component() {
  const origin = useOrigin()
  const copy = phaseCopy[useCopyState()]
  return (
    <>
      <PageTitle>How referrals work</PageTitle>
      <div className="page-width pb-6">
        <PageHeader
          breadcrumbs={crumbs('How referrals work', [{ label: 'SkunkTokens', to: paths.referralProgram() }])}
          title="How referrals work"
          description="One link, four steps, and a count that anybody can check in their own token history."
        />
      </div>
      <Section id="earning" title="Earning">
        <NumberedSteps
          steps={steps}
          className="sm:grid-cols-2 lg:grid-cols-4"
          stepClassName="lg:border-b-0"
        />
        <p className="mt-6 text-sm text-ink-soft">Your link looks like this:</p>
        <p className="mt-2 inline-block max-w-full rounded-md border border-line bg-surface px-4 py-3 font-mono text-sm break-all">
          {origin}/ref/<b className="text-gold-ink">YOURCODE</b>
        </p>
      </Section>
      <Section id="tiers" title="Tiers" lead={copy.earlyAccess}>
        <div className="max-w-190">
          <Table caption={rewardCopy.notice}>
            <thead>
              <tr>
                <HeaderCell>SkunkTokens</HeaderCell>
                <HeaderCell>Reward</HeaderCell>
                <HeaderCell>What you get</HeaderCell>
              </tr>
            </thead>
            <tbody>
              {rewardTiers.map(({ id, name, description, tokensRequired }) => (
                <tr key={id}>
                  <Cell className="whitespace-nowrap">
                    <span className="inline-flex items-center gap-2 font-display text-xl font-semibold figures">
                      <Coin className="size-5" />
                      {tokensRequired}
                    </span>
                  </Cell>
                  <RowHeader>{name}</RowHeader>
                  <Cell>{description}</Cell>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
        <div className="mt-8 flex flex-wrap gap-3">
          <JoinButton
            member={({ id }) => ({ label: 'Open your referral center', to: paths.referralDashboard(id) })}
          >
            Join Network
          </JoinButton>
          <Button asChild variant="secondary">
            <Link to={paths.referralProgram()}>The whole program</Link>
          </Button>
        </div>
      </Section>
    </>
  )
}
