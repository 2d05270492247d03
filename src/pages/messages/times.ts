import { dayOf, timeOfDay } from '#src/lib/local-time.ts'

const isSameDay = (one: string | Date, other: string | Date) =>
  new Date(one).toDateString() === new Date(other).toDateString()

/** The time today, else the date. */
export function shortTime(iso: string, now: Date = new Date()): string {
  return isSameDay(iso, now) ? timeOfDay(iso) : dayOf(iso)
}

/** The rule between the messages of two days: 'Today', 'November 27, 2026'. */
export function dayLabel(iso: string, now: Date = new Date()): string {
  return isSameDay(iso, now) ? 'Today' : dayOf(iso)
}

/** Whether two messages stand on different days of the reader. */
export const isNewDay = (before: string | undefined, iso: string) =>
  before === undefined || !isSameDay(before, iso)
