import { longDate } from '#shared/dates.ts'
import { dayOf, fullTime } from '#src/lib/local-time.ts'

/** '2:05 PM CST': with the zone, since staff in different zones exchange times. */
const zonedTime = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

/**
 * 'November 27, 2026, 11:52 PM CST' in the reader's zone, with a line break only between day and time and the seconds in
 * the title. With `day`, a calendar day, which is the same in every zone.
 */
export function Timestamp({ at, day }: { at: string; day?: boolean }) {
  if (day) return <time dateTime={at.slice(0, 10)}>{longDate(at)}</time>
  return (
    <time dateTime={at} title={fullTime(at)}>
      <span className="whitespace-nowrap">{dayOf(at)},</span>{' '}
      <span className="whitespace-nowrap">{zonedTime.format(new Date(at))}</span>
    </time>
  )
}
