import { dayOf } from '#src/lib/local-time.ts'

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** '2:05 PM'. */
export const timeOfDay = (iso: string) => clock.format(new Date(iso))

const isSameDay = (one: string | Date, other: string | Date) =>
  new Date(one).toDateString() === new Date(other).toDateString()

/** The time today, else the date. */
export function shortTime(iso: string, now: Date = new Date()): string {
  return isSameDay(iso, now) ? timeOfDay(iso) : dayOf(iso)
}

/** The label between two days: 'Today', 'November 27, 2026'. */
export function dayLabel(iso: string, now: Date = new Date()): string {
  return isSameDay(iso, now) ? 'Today' : dayOf(iso)
}

/** Whether two messages fall on different days in the reader's time zone. */
export const isNewDay = (before: string | undefined, iso: string) =>
  before === undefined || !isSameDay(before, iso)
