import { launchTarget } from '#shared/launch/phase.ts'
import { countCaptions } from '#shared/early-access/membership-copy.ts'
import { phaseCopy } from '#shared/launch/phase-copy.ts'
import { foundingPlaces, progressPercent } from '#shared/early-access/counter.ts'
import { earlyAccess, earlyAccessTokens, tokenLabel } from '#shared/tokens/tokens.ts'
import { urgencyAt, type UrgencyLevel } from '#shared/early-access/urgency.ts'
import { LiveCount } from './live-count.tsx'
import { useStats } from './queries.ts'
import { useCopyState } from '#src/features/launch/queries.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { Coin } from '#src/features/tokens/coin.tsx'
import { Progress } from '#src/ui/progress.tsx'
import { SlowCountdown } from '#src/features/launch/slow-countdown.tsx'

/** The figures of the example card. */
const demoCounts = { registrations: 22, tokens: 3 } as const

const urgencyInk: Record<UrgencyLevel, string> = {
  high: 'text-rust',
  medium: 'text-gold-ink',
  low: 'text-spruce',
}

function Qualification({ tokens }: { tokens: number }) {
  const { qualified, needed } = earlyAccess(tokens)
  return (
    <>
      <p aria-hidden className="flex gap-2">
        {Array.from({ length: earlyAccessTokens }, (_, index) =>
          index < tokens ? (
            <Coin key={index} className="size-9" />
          ) : (
            <span key={index} className="size-9 rounded-full border border-dashed border-line-strong" />
          ),
        )}
      </p>
      <p className="mt-3">
        {qualified
          ? `${tokenLabel(tokens)}: qualified for early access.`
          : `${tokenLabel(tokens)} collected; ${needed} more needed for early access.`}
      </p>
    </>
  )
}

/** The home page's card on early access; once the network is open, on the founding places. */
export function EarlyAccessCard() {
  return useCopyState() === 'pre' ? <EarlyAccess /> : <Places />
}

/** The live count of the founding places, with the countdown while the launch is still ahead. */
function Places() {
  const copy = phaseCopy[useCopyState()]
  const stats = useStats()
  const taken = stats && foundingPlaces - stats.foundingRemaining
  return (
    <Card className="flex flex-col gap-6">
      <div>
        <CardHeader headingLevel="h3" title="Founding places" />
        <p className="text-[1rem] text-ink-soft">{copy.earlyAccess}</p>
      </div>
      <div className="border-t border-line pt-5">
        <p className="text-sm">
          <b className="inline-block min-w-[2ch] figures">{taken}</b> of {foundingPlaces} founding places
          taken
        </p>
        <Progress className="mt-2" value={taken ?? 0} max={foundingPlaces} label="Founding places taken" />
        {taken !== undefined && taken < foundingPlaces && (
          <p className="mt-3 text-[1rem] text-ink-soft">{copy.foundingPromise}</p>
        )}
      </div>
      {copy.showsCountdown && (
        <div className="border-t border-line pt-5">
          <SlowCountdown />
        </div>
      )}
    </Card>
  )
}

/** Early access by tokens and by registrations, with example figures. */
function EarlyAccess() {
  const { registrations, tokens } = demoCounts
  const { level, text } = urgencyAt(registrations)
  return (
    <Card className="flex flex-col gap-6">
      <div>
        <CardHeader headingLevel="h3" title="Early access" />
        <LiveCount />
        <p className="mt-2 text-[1rem] text-ink-soft">{phaseCopy.pre.earlyAccess}</p>
      </div>
      <div className="border-t border-line pt-5">
        <p className="mb-4 text-sm text-ink-soft">{countCaptions.example}</p>
        <p className="flex items-baseline justify-between gap-4 text-sm">
          <span>
            <b className="figures">{registrations}</b> of {launchTarget} businesses
          </span>
          <span className="figures text-ink-soft">{progressPercent(registrations)}%</span>
        </p>
        <Progress
          className="mt-2"
          value={registrations}
          max={launchTarget}
          label="Businesses registered in the example"
        />
        <p className={`mt-3 font-semibold ${urgencyInk[level]}`}>{text}</p>
      </div>
      <div className="border-t border-line pt-5">
        <Qualification tokens={tokens} />
      </div>
      <div className="border-t border-line pt-5">
        <SlowCountdown />
      </div>
    </Card>
  )
}
