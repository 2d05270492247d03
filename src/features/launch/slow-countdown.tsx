import { countdownTo, dayCount, countdownSlowTick } from '#shared/launch/countdown.ts'
import { defaultLaunchAt } from '#shared/launch/phase.ts'
import { useStats } from '#src/features/early-access/queries.ts'
import { useTimed } from '#src/lib/clock.ts'

const units = ['days', 'hours', 'minutes'] as const

/** Days, hours and minutes to the launch, updated every minute. */
export function SlowCountdown() {
  const launchAt = useStats()?.launchAt
  const target = launchAt ? Date.parse(launchAt) : defaultLaunchAt
  const shown = useTimed(
    countdownSlowTick,
    (now) => {
      const left = countdownTo(now, target)
      return units.map((unit) => (unit === 'days' ? dayCount(left.days) : left[unit])).join(':')
    },
    '',
  ).split(':')
  return (
    <div>
      <h4 className="text-sm font-semibold">Until launch</h4>
      <div role="timer" aria-label="Until launch">
        <dl className="mt-2 flex gap-6">
          {units.map((unit, index) => (
            <div key={unit} className="flex flex-col-reverse">
              <dt className="text-xs text-ink-soft">{unit}</dt>
              <dd className="min-h-8 min-w-[2ch] font-display text-2xl font-semibold figures">
                {shown[index]}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
