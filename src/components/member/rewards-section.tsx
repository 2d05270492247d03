import { rewardCopy } from '#shared/reward-tiers.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { TierLadder } from '#src/ui/tier-ladder.tsx'
import { NextReward } from './next-reward.tsx'

/** The five rewards with the member's coin on its rung (001 §2 'rewards progress section'). */
export function RewardsCard({
  tokens,
  title,
  className,
}: {
  tokens: number
  title: string
  className?: string
}) {
  return (
    <Card pad="lg" className={className}>
      <CardHeader title={title} description={rewardCopy.notice} />
      <NextReward tokens={tokens} />
      <div className="mt-8">
        <TierLadder tokens={tokens} />
      </div>
    </Card>
  )
}
