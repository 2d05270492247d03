import { nextTier, tierProgress, tierReached } from '#shared/tokens/reward-tiers.ts'
import { tokenLabel } from '#shared/tokens/tokens.ts'
import { Progress } from '#src/ui/progress.tsx'

/** The progress to the next reward, measured from the one reached. */
export function NextReward({ tokens }: { tokens: number }) {
  const next = nextTier(tokens)
  const percent = tierProgress(tokens)
  if (!next) {
    return (
      <p className="font-semibold">Every reward is unlocked. The last one was {tierReached(tokens)?.name}.</p>
    )
  }
  const missing = next.tokensRequired - tokens
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4">
        <span>
          <b className="figures">{tokenLabel(missing)}</b> more to <b>{next.name}</b>
        </span>
        <span className="font-semibold figures">{percent}%</span>
      </p>
      <Progress
        value={percent}
        max={100}
        tone="gold"
        label={`Progress to ${next.name}`}
        valueText={`${percent}%, ${tokenLabel(missing)} more`}
        className="mt-2.5"
      />
    </div>
  )
}
