import { longDate } from '#shared/dates.ts'
import { dayOf, fullTime } from '#src/lib/local-time.ts'

/** '2:05 PM CST': staff sit in more than one place, and say to each other when something was. */
const zonedTime = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

/**
 * 'November 27, 2026, 11:52 PM CST', a moment in the reader's zone, which breaks between day and time; to the second in
 * its title. A `day` of the calendar is the same in every zone.
 */
export function When({ at, day }: { at: string; day?: boolean }) {
  if (day) return <time dateTime={at.slice(0, 10)}>{longDate(at)}</time>
  return (
    <time dateTime={at} title={fullTime(at)}>
      <span className="whitespace-nowrap">{dayOf(at)},</span>{' '}
      <span className="whitespace-nowrap">{zonedTime.format(new Date(at))}</span>
    </time>
  )
}
