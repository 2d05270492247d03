import { useTimed } from './clock.ts'
import { dayOf } from './local-time.ts'

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** '2:05 PM'. */
export const timeOfDay = (iso: string) => clock.format(new Date(iso))

const localDay = (time: string | number) => new Date(time).toDateString()

/** Today in the reader's time zone, as the functions below take it; changes at midnight while the page stays open. */
export const useToday = (): string => useTimed(30_000, localDay, '')

/** The time today, else the date. */
export const shortTime = (iso: string, today: string): string =>
  localDay(iso) === today ? timeOfDay(iso) : dayOf(iso)

/** The label between two days: 'Today', 'November 27, 2026'. */
export const dayLabel = (iso: string, today: string): string =>
  localDay(iso) === today ? 'Today' : dayOf(iso)

/** Whether two messages fall on different days in the reader's time zone. */
export const isNewDay = (before: string | undefined, iso: string) =>
  before === undefined || localDay(before) !== localDay(iso)
