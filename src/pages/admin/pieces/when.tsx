import { longDate } from '#shared/dates.ts'

const clock = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** 'Nov 27, 2026, 11:52 PM' in the reader's zone; the machine's form beside it. */
export function When({ at, date }: { at: string; date?: boolean }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {date ? longDate(at) : clock.format(new Date(at))}
    </time>
  )
}
