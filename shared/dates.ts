/** Long US dates for people, and UTC days for daily limits. */

/** Created lazily: loading the locale data takes a slow phone 100 ms. */
let long: Intl.DateTimeFormat | undefined

export const dayMs = 24 * 60 * 60 * 1000

/** 'October 1, 2025', the day in UTC. Takes epoch milliseconds or an ISO date; throws RangeError for neither. */
export function longDate(time: number | string): string {
  long ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  return long.format(new Date(time))
}

/** '2025-10-01', the UTC day of a time in epoch milliseconds. */
export function utcDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** Times are stored in epoch milliseconds and sent as ISO 8601, in UTC. */
export const iso = (instant: number) => new Date(instant).toISOString()
export const isoOrNull = (instant: number | null) => (instant === null ? null : iso(instant))
