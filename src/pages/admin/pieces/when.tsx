import { longDate } from '#shared/dates.ts'
import { dayOf, timeOfDay } from '#src/lib/local-time.ts'

/** 'November 27, 2026, 11:52 PM' in the reader's zone, which breaks between day and time; the machine's form beside it. */
export function When({ at, date }: { at: string; date?: boolean }) {
  return (
    <time dateTime={at}>
      <span className="whitespace-nowrap">{date ? longDate(at) : `${dayOf(at)},`}</span>
      {!date && (
        <>
          {' '}
          <span className="whitespace-nowrap">{timeOfDay(at)}</span>
        </>
      )}
    </time>
  )
}
