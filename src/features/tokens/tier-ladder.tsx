import { rewardTiers, tierStates, type RewardTier, type TierState } from '#shared/tokens/reward-tiers.ts'
import { tokenLabel } from '#shared/tokens/tokens.ts'
import { Check, Lock } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { tv } from 'tailwind-variants/lite'
import { Coin } from './coin.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

const step = tv({
  slots: {
    row: 'relative grid grid-cols-[3.25rem_minmax(0,1fr)] border-t-3 py-3 @3xl:mt-[calc(var(--drop)*40px)] @3xl:block @3xl:py-3',
    figure: 'font-display text-figure font-semibold figures',
  },
  variants: {
    state: {
      unlocked: { row: 'border-spruce', figure: 'text-spruce' },
      next: { row: 'border-line-strong', figure: '' },
      locked: { row: 'border-line-strong', figure: '' },
    },
  },
})

/** The balance's progress from the reached rung to the one above, 0 to 1. */
function shareOfRung(tokens: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (tokens - from) / (to - from)))
}

/** The member's coin on its rung, shifted by the progress to the next. */
function BalanceCoin({ tokens, share }: { tokens: number; share: number }) {
  return (
    <span
      style={{ '--share': share } as CSSProperties}
      className="absolute top-3 right-0 flex items-center gap-2 @3xl:top-auto @3xl:right-auto @3xl:bottom-full @3xl:left-[calc(var(--share)*(100%-30px))] @3xl:mb-1 @3xl:flex-col-reverse @3xl:gap-1"
    >
      <VisuallyHidden>You have {tokenLabel(tokens)}.</VisuallyHidden>
      <Coin className="size-7.5" />
      <span aria-hidden className="text-sm leading-none font-semibold text-gold-ink figures">
        {tokens}
      </span>
    </span>
  )
}

const inks: Record<TierState, string> = {
  unlocked: 'text-spruce',
  next: 'text-gold-ink',
  locked: 'text-ink-soft',
}

function Status({ state, missing }: { state: TierState; missing: number }) {
  return (
    <p className={`mt-2 flex items-center gap-1.5 text-sm font-semibold ${inks[state]}`}>
      {state === 'next' ? (
        `${missing} more to go`
      ) : (
        <>
          <Icon as={state === 'unlocked' ? Check : Lock} size="sm" />
          {state === 'unlocked' ? 'Unlocked' : 'Locked'}
        </>
      )}
    </p>
  )
}

type TierLadderProps = {
  /** The member's balance; without one the rungs show no status. */
  tokens?: number
  /** A button or a state under a rung, such as 'Start my 30 days'. */
  action?: (tier: RewardTier) => ReactNode
  headingLevel?: 'h3' | 'h4'
}

/** The five rewards as rising steps with the member's coin on one of them; stacked in a narrow container. */
export function TierLadder({ tokens, action, headingLevel: Heading = 'h3' }: TierLadderProps) {
  const rungs = tierStates(tokens ?? 0).map(({ tier, state }) => ({
    tier,
    state: tokens === undefined ? ('locked' as const) : state,
  }))
  const reached = tokens === undefined ? -2 : rungs.filter(({ state }) => state === 'unlocked').length - 1
  const shareOn = (rung: number) => {
    const from = rewardTiers[rung]?.tokensRequired ?? 0
    return shareOfRung(tokens ?? 0, from, rewardTiers[rung + 1]?.tokensRequired ?? from + 5)
  }
  return (
    <div className="@container">
      <ol
        className={`grid items-start gap-x-3.5 @3xl:pt-14 ${tokens === undefined ? '@3xl:grid-cols-5' : '@3xl:grid-cols-[4rem_repeat(5,minmax(0,1fr))]'}`}
      >
        {tokens !== undefined && (
          <li
            style={{ '--drop': 5 } as CSSProperties}
            className={`relative border-t-3 border-spruce @3xl:mt-[calc(var(--drop)*40px)] ${reached === -1 ? '' : '@max-3xl:hidden'}`}
          >
            {reached === -1 && <BalanceCoin tokens={tokens} share={shareOn(-1)} />}
            <span
              aria-hidden
              className="block py-3 font-display text-figure font-semibold text-spruce figures"
            >
              0
            </span>
          </li>
        )}
        {rungs.map(({ tier, state }, index) => {
          const { row, figure } = step({ state })
          return (
            <li
              key={tier.id}
              className={row()}
              style={{ '--drop': rungs.length - 1 - index } as CSSProperties}
            >
              <span className={figure()}>{tier.tokensRequired}</span>
              <div className="min-w-0 @max-3xl:pt-0.5">
                <Heading className="text-[1.0625rem] leading-tight @max-3xl:pr-16 @3xl:mt-2">
                  {tier.name}
                </Heading>
                <p className="mt-1.5 text-sm leading-snug text-ink-soft">{tier.description}</p>
                {tokens !== undefined && <Status state={state} missing={tier.tokensRequired - tokens} />}
                {action && <div className="mt-2 empty:hidden">{action(tier)}</div>}
              </div>
              {reached === index && tokens !== undefined && (
                <BalanceCoin tokens={tokens} share={shareOn(index)} />
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
