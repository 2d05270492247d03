import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import * as api from '#shared/tokens/api.ts'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { longDate } from '#shared/dates.ts'
import { type RewardTier, runOf } from '#shared/tokens/reward-tiers.ts'
import { rewardClaimsQuery } from './queries.ts'
import { island } from '#src/boot/island.tsx'
import { useTimed } from '#src/lib/clock.ts'
import { errorMessage } from '#src/lib/api.ts'
import { call } from '#src/lib/call.ts'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { toast } from '#src/lib/toast-store.ts'
import { rewardState } from './reward-state.ts'
import { countdownSlowTick } from '#shared/launch/countdown.ts'

const StartDialog = island(() => import('./start-dialog.tsx').then((part) => part.StartDialog), {
  when: 'open',
})

export type RewardMember = Pick<OwnUser, 'id' | 'skunkTokens' | 'accountType' | 'licenseStatus'>

/** Makes the `action` of a tier ladder for one member. */
export function rewardActionFor(member: RewardMember) {
  return (tier: RewardTier) => <RewardAction tier={tier} member={member} />
}

/** The end of this minute: a reward just started counts as running, and nothing re-renders in between. */
const minuteOf = (now: number) => Math.ceil(now / countdownSlowTick) * countdownSlowTick

type RewardActionProps = { tier: RewardTier; member: RewardMember }

/** The button under an unlocked reward; after the claim, its state. One that runs asks before it begins. */
function RewardAction({ tier, member }: RewardActionProps) {
  const userId = member.id
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const claims = useQuery(rewardClaimsQuery(userId)).data?.claims
  const start = useMutation({
    mutationFn: () => call(api.claim, { params: { id: userId, tier: tier.id } }),
    onSuccess: ({ claim }) => {
      setIsAsking(false)
      toast({
        title: claim.startsAt ? `${tier.name} started` : `${tier.name} requested`,
        description: claim.endsAt
          ? `It ends automatically on ${longDate(claim.endsAt)}. Others see that it was earned with SkunkTokens.`
          : "We'll email you when it's scheduled.",
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
  const shown = rewardState(tier, member.skunkTokens, claim, now, member)
  if (shown.state === 'none') return null
  if (shown.state === 'claimed') {
    return (
      <p className={`text-sm ${shown.isRunning ? 'font-semibold text-spruce' : 'text-ink-soft'}`}>
        {shown.text}
      </p>
    )
  }
  if (shown.state === 'missing') {
    return (
      <p className="text-sm text-ink-soft">
        {shown.text}{' '}
        <TextLink asChild>
          <Link to={paths.profileEdit(userId)}>Edit Profile</Link>
        </TextLink>
      </p>
    )
  }
  const run = runOf(tier, claims, now)
  return (
    <>
      <Button
        size="sm"
        aria-label={`${shown.label}: ${tier.name}`}
        loading={start.isPending}
        onClick={() => (run ? setIsAsking(true) : start.mutate())}
      >
        {shown.label}
      </Button>
      {run && isAsking && (
        <StartDialog
          open
          onOpenChange={setIsAsking}
          tier={tier}
          run={run}
          isNow={run.startsAt === now}
          pending={start.isPending}
          onStart={() => start.mutate()}
        />
      )}
    </>
  )
}
