import { useId } from 'react'
import type { NetworkDay } from '#shared/staff/api.ts'
import { longDate } from '#shared/dates.ts'
import { Cell, HeaderCell, RowHeader, Table } from '#src/ui/table.tsx'

const width = 600
const height = 150
const foot = 4

type Metric = 'registrations' | 'referrals' | 'visits'

/** The top of the vertical axis: a round number at or above the highest bar. */
function axisTop(highest: number): number {
  if (highest <= 5) return 5
  const step = 10 ** Math.floor(Math.log10(highest))
  return [1, 2, 5, 10].map((fraction) => fraction * step).find((top) => top >= highest) ?? highest
}

/** Thirty days as bars, with a summary and a table of the numbers. */
export function DayChart({
  days,
  metric,
  title,
  noun,
  tone,
}: {
  days: readonly NetworkDay[]
  metric: Metric
  title: string
  /** One of them and several: 'registration', 'registrations'. */
  noun: readonly [string, string]
  tone: 'spruce' | 'gold'
}) {
  const id = useId()
  const values = days.map((day) => day[metric])
  const total = values.reduce((sum, value) => sum + value, 0)
  const top = axisTop(Math.max(...values))
  const slot = width / days.length
  const lastDay = days.at(-1)
  const best = days.reduce<NetworkDay | undefined>(
    (busiest, day) => (busiest && busiest[metric] >= day[metric] ? busiest : day),
    undefined,
  )
  const fill = { spruce: 'fill-spruce', gold: 'fill-gold stroke-gold-ink' }[tone]
  const withNoun = (count: number) => `${count} ${count === 1 ? noun[0] : noun[1]}`
  return (
    <figure className="min-w-0" aria-labelledby={id}>
      <figcaption id={id}>
        <span className="font-display text-xl font-semibold">{title}</span>
        <span className="mt-1 block text-sm text-ink-soft">
          {withNoun(total)} in 30 days
          {best && best[metric] > 0 ? `; the most on ${longDate(best.day)}, ${best[metric]}` : ''}.
        </span>
      </figcaption>
      <p aria-hidden className="mt-2 text-right text-xs text-ink-soft figures">
        {top}
      </p>
      <svg
        viewBox={`0 0 ${width} ${height + foot}`}
        aria-hidden
        preserveAspectRatio="none"
        className="block h-38 w-full overflow-visible"
        data-keep-color
      >
        {[0, 0.5, 1].map((fraction) => (
          <line
            key={fraction}
            x1="0"
            x2={width}
            y1={height * fraction + 1}
            y2={height * fraction + 1}
            className="stroke-line"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {days.map((day, index) => {
          const tall = Math.max(day[metric] > 0 ? 3 : 0, (day[metric] / top) * (height - 2))
          return (
            <rect
              key={day.day}
              x={index * slot + slot * 0.16}
              y={height - tall}
              width={slot * 0.68}
              height={tall}
              className={fill}
              vectorEffect="non-scaling-stroke"
            >
              <title>{`${longDate(day.day)}: ${withNoun(day[metric])}`}</title>
            </rect>
          )
        })}
      </svg>
      <div aria-hidden className="mt-1 flex justify-between text-xs text-ink-soft figures">
        <span>{days[0] && longDate(days[0].day)}</span>
        <span>{lastDay && longDate(lastDay.day)}</span>
      </div>
      <details className="mt-3 text-sm" data-no-print>
        <summary className="inline-block rounded-xs py-1 text-spruce underline underline-offset-3">
          Show the numbers
        </summary>
        <Table caption={`${title}, last 30 days`} captionHidden className="mt-2 max-h-72 overflow-y-auto">
          <thead>
            <tr>
              <HeaderCell>Day</HeaderCell>
              <HeaderCell align="end">{title}</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <RowHeader>{longDate(day.day)}</RowHeader>
                <Cell align="end">{day[metric]}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </figure>
  )
}
