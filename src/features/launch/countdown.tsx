import { countdownTo, dayCount, type Countdown as Left, countdownTick } from '#shared/launch/countdown.ts'
import { longDate } from '#shared/dates.ts'
import { useTimed } from '#src/lib/clock.ts'

const parts = ['days', 'hours', 'minutes', 'seconds'] as const satisfies readonly (keyof Left)[]

/** A ticking countdown to the launch; reserves its width until the time is known. */
export function Countdown({ launchAt }: { launchAt: string | undefined }) {
  const second = useTimed(countdownTick, (now) => Math.floor(now / 1000), null)
  const left = launchAt && second !== null ? countdownTo(second * 1000, Date.parse(launchAt)) : null
  const label = launchAt ? `Time until the launch on ${longDate(launchAt)}` : 'Time until the launch'
  return (
    <div role="timer" aria-label={label} aria-live="off">
      <dl className="flex border-y border-line">
        {parts.map((part, index) => (
          <div
            key={part}
            className="flex flex-1 flex-col-reverse justify-end gap-1.5 border-r border-line px-3 max-[24rem]:px-2 py-4 first:pl-0 last:border-r-0 last:pr-0 sm:px-6 sm:not-first:max-w-30"
          >
            <dt className="text-xs text-ink-soft">{part}</dt>
            <dd className="min-h-7.5 whitespace-nowrap font-display text-figure font-semibold figures">
              {left && (index === 0 ? dayCount(left.days) : String(left[part]).padStart(2, '0'))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
