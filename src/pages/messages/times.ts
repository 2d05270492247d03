const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const year = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })

const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString()

/** '2:05 PM'. */
export const timeOfDay = (iso: string) => clock.format(new Date(iso))

/** The time today, the day this year, else the date. */
export function shortTime(iso: string, now: number = Date.now()): string {
  const then = new Date(iso)
  const today = new Date(now)
  if (isSameDay(then, today)) return clock.format(then)
  return then.getFullYear() === today.getFullYear() ? day.format(then) : year.format(then)
}

/** The rule between the messages of two days: 'Today', 'Friday, November 27', 'Nov 27, 2025'. */
export function dayLabel(iso: string, now: number = Date.now()): string {
  const then = new Date(iso)
  const today = new Date(now)
  if (isSameDay(then, today)) return 'Today'
  return then.getFullYear() === today.getFullYear() ? weekday.format(then) : year.format(then)
}

/** Whether two messages stand on different days of the reader. */
export const isNewDay = (before: string | undefined, iso: string) =>
  before === undefined || !isSameDay(new Date(before), new Date(iso))
