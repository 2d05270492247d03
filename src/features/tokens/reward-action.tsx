import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as api from '#shared/tokens/api.ts'
import type { RewardTier } from '#shared/tokens/reward-tiers.ts'
import { rewardClaimsQuery } from './queries.ts'
import { useTimed } from '#src/lib/clock.ts'
import { errorMessage } from '#src/lib/api.ts'
import { call } from '#src/lib/call.ts'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/lib/toast-store.ts'
import { rewardState } from './reward-state.ts'
import { countdownSlowTick } from '#shared/launch/countdown.ts'

/** Makes the `action` of a tier ladder for one member. */
export function rewardActionFor({ id, skunkTokens }: { id: number; skunkTokens: number }) {
  return (tier: RewardTier) => <RewardAction tier={tier} userId={id} tokens={skunkTokens} />
}

/** The end of this minute: a reward just started counts as running, and nothing re-renders in between. */
const minuteOf = (now: number) => Math.ceil(now / countdownSlowTick) * countdownSlowTick

type RewardActionProps = { tier: RewardTier; userId: number; tokens: number }

/** The button under an unlocked reward; after the claim, its state. */
function RewardAction({ tier, userId, tokens }: RewardActionProps) {
  const client = useQueryClient()
  const claims = useQuery(rewardClaimsQuery(userId)).data?.claims
  const start = useMutation({
    mutationFn: () => call(api.claim, { params: { id: userId, tier: tier.id } }),
    onSuccess: ({ claim }) => {
      toast({
        title: claim.startsAt ? `${tier.name} started` : `${tier.name} requested`,
        description: claim.startsAt
          ? 'It ends by itself. Others see it marked as earned with SkunkTokens.'
          : 'We write to you when it is set.',
      })
      return client.invalidateQueries({ queryKey: rewardClaimsQuery(userId).queryKey })
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'This did not start',
        description: errorMessage(error, 'We could not reach the server. Please try again.'),
      }),
  })
  const now = useTimed(countdownSlowTick, minuteOf, 0)
  if (!claims || now === 0) return null
  const claim = claims.find(({ tierId }) => tierId === tier.id)
  const shown = rewardState(tier, tokens, claim, now)
  if (shown.state === 'none') return null
  if (shown.state === 'claimed') {
    return (
      <p className={`text-sm ${shown.isRunning ? 'font-semibold text-spruce' : 'text-ink-soft'}`}>
        {shown.text}
      </p>
    )
  }
  return (
    <Button
      size="sm"
      aria-label={`${shown.label}: ${tier.name}`}
      loading={start.isPending}
      onClick={() => start.mutate()}
    >
      {shown.label}
    </Button>
  )
}
