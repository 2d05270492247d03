import { rewardCopy } from '#shared/tokens/reward-tiers.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { TierLadder } from './tier-ladder.tsx'
import { NextReward } from './next-reward.tsx'
import { type RewardMember, rewardActionFor } from './reward-action.tsx'

type RewardsCardProps = {
  user: RewardMember
  title: string
  /** Adds the progress bar to the next reward, for screens where no other card shows it. */
  withProgress?: boolean
  className?: string
}

/** The five rewards with the member's balance, and buttons to start or request those within reach. */
export function RewardsCard({ user, title, withProgress, className }: RewardsCardProps) {
  return (
    <Card className={className}>
      <CardHeader title={title} description={rewardCopy.notice} />
      {withProgress && (
        <div className="mb-8">
          <NextReward tokens={user.skunkTokens} />
        </div>
      )}
      <TierLadder tokens={user.skunkTokens} action={rewardActionFor(user)} />
    </Card>
  )
}
