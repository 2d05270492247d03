import { progressPercent } from '#shared/early-access/counter.ts'
import { phaseCopy } from '#shared/launch/phase-copy.ts'
import { launchTarget } from '#shared/launch/phase.ts'
import { foundingEntries, pageLink } from './founding-fifty/page-link.tsx'
import { useFounding, useStats, useStatsFailed } from './queries.ts'
import { useCopyState } from '#src/features/launch/queries.ts'
import { useSessionUser } from '#src/features/accounts/queries.ts'
import { FoundingFifty } from './founding-fifty/founding-fifty.tsx'
import { Progress } from '#src/ui/progress.tsx'

/** The Founding Fifty with the live momentum panel below. */
export function FoundingPanel() {
  const founding = useFounding()
  const own = useSessionUser()?.foundingNumber
  return (
    <FoundingFifty
      entries={founding && foundingEntries(founding.places)}
      newest={founding?.newest ?? null}
      own={own ?? undefined}
      renderLink={pageLink}
      aside="live"
    >
      <Momentum />
    </FoundingFifty>
  )
}

const unavailable = 'The live count is unavailable right now.'

/** The live count; before the network opens also how far it is from the target. */
function Momentum() {
  const stats = useStats()
  const failed = useStatsFailed()
  const { momentum } = phaseCopy[useCopyState()]
  const goal = stats?.targetGoal ?? launchTarget
  const count = stats?.totalLicensees ?? 0
  const percent = stats?.progressPercent ?? progressPercent(count, goal)
  const sentence = failed ? unavailable : momentum && stats && momentum(stats)
  return (
    <div className="border-t border-line pt-5 noscript:hidden" data-momentum>
      <div className="flex items-baseline justify-between gap-4">
        <p className="figures">
          <b className="inline-block min-w-[2ch] font-display text-xl">{failed ? '–' : stats && count}</b>{' '}
          {momentum ? `of ${goal} licensed businesses` : 'licensed businesses registered'}
        </p>
        {momentum && <p className="min-w-[4ch] text-right font-semibold figures">{stats && `${percent}%`}</p>}
      </div>
      {momentum && (
        <Progress
          value={count}
          max={goal}
          label="Licensed businesses registered"
          valueText={`${count} of ${goal}, ${percent}%`}
          className="mt-2.5"
        />
      )}
      {(momentum || failed) && <p className="mt-2.5 min-h-[1lh] text-[1rem] text-ink-soft">{sentence}</p>}
    </div>
  )
}
