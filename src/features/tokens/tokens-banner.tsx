import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { rewardCopy } from '#shared/tokens/reward-tiers.ts'
import { tokenLabel } from '#shared/tokens/tokens.ts'
import { JoinLink } from '#src/features/referrals/join-link.tsx'
import { useCurrentUser } from '#src/features/accounts/queries.ts'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Coin } from './coin.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Section } from '#src/ui/section.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { TierLadder } from './tier-ladder.tsx'

function MemberLine({ id, tokens }: { id: number; tokens: number }) {
  return (
    <section aria-label="SkunkTokens" className="border-t border-line">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-5">
        <p className="flex items-center gap-3">
          <Coin className="size-7" />
          <span>
            You have <b className="figures">{tokenLabel(tokens)}</b>.
          </span>
        </p>
        <TextLink asChild variant="action">
          <Link to={paths.dashboard(id)}>
            View Referral Dashboard <Icon as={ArrowRight} size="sm" />
          </Link>
        </TextLink>
      </div>
    </section>
  )
}

/** The home page's introduction to SkunkTokens for visitors; members get a link to their own. */
export function TokensBanner() {
  const user = useCurrentUser()
  if (user) return <MemberLine id={user.id} tokens={user.skunkTokens} />
  return (
    <Section
      id="tokens"
      title="Bring the trade in. Climb the ladder."
      lead="One SkunkToken for registering, and one for each verified referral who registers through your link. Vendor partners earn three for each client they refer."
      aside={<Coin className="size-24 max-lg:hidden" />}
    >
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="secondary">
          <Link to={paths.referralProgram()}>Learn About SkunkTokens</Link>
        </Button>
        <Button asChild>
          <JoinLink>Join & Earn Your First SkunkToken</JoinLink>
        </Button>
      </div>
      <div className="mt-10 lg:mt-4">
        <TierLadder />
      </div>
      <p className="mt-8 max-w-measure text-sm text-ink-soft">{rewardCopy.notice}</p>
    </Section>
  )
}
