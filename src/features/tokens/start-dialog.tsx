import { longDate } from '#shared/dates.ts'
import type { RewardTier } from '#shared/tokens/reward-tiers.ts'
import type { Openable } from '#src/boot/island.tsx'
import { ConfirmDialog } from '#src/ui/overlays/alert-dialog.tsx'

type StartDialogProps = Openable & {
  tier: RewardTier
  /** In epoch milliseconds. */
  run: { startsAt: number; endsAt: number }
  isNow: boolean
  pending: boolean
  onStart: () => void
}

/** Says what a reward begins and when it ends, before its days are counted. */
export function StartDialog({ open, onOpenChange, tier, run, isNow, pending, onStart }: StartDialogProps) {
  const begins = isNow
    ? 'It begins now'
    : `It begins on ${longDate(run.startsAt)}, after the one that runs now,`
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      tone="primary"
      title={`Start ${tier.name}?`}
      description={
        <>
          <p>{tier.description}</p>
          <p className="mt-2">
            {begins} and ends automatically on {longDate(run.endsAt)}. You can start it once, and it cannot be
            paused.
          </p>
        </>
      }
      confirmLabel={tier.runsDays === 1 ? 'Start my day' : `Start my ${tier.runsDays} days`}
      cancelLabel="Not now"
      pending={pending}
      onConfirm={onStart}
    />
  )
}
