/** Days as lists of licenses spell them. */

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const

function isoDay(year: number, month: number, day: number): string | null {
  const time = new Date(Date.UTC(year, month - 1, day))
  const isReal =
    time.getUTCFullYear() === year && time.getUTCMonth() === month - 1 && time.getUTCDate() === day
  return isReal ? time.toISOString().slice(0, 10) : null
}

const monthFrom = (word: string | undefined) =>
  months.findIndex((month) => word?.toLowerCase().startsWith(month)) + 1

/** The first day that a spreadsheet's day number counts from, with its leap day of 1900. */
const spreadsheetStart = Date.UTC(1899, 11, 30)

/**
 * The day as '2026-11-03': from '2026-11-03', '11/3/2026', 'November 3, 2026', '3-Nov-2026', or a spreadsheet's day
 * number; a time after the day is ignored. Null for anything else.
 */
export function dayFrom(text: string): string | null {
  const words = text.trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(words)
  if (iso) return isoDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const slashed = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?: .*)?$/.exec(words)
  if (slashed) return isoDay(Number(slashed[3]), Number(slashed[1]), Number(slashed[2]))
  const long = /^([A-Za-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/.exec(words)
  if (long) return isoDay(Number(long[3]), monthFrom(long[1]), Number(long[2]))
  const dayFirst = /^(\d{1,2})[ -]([A-Za-z]{3,9})\.?[ -](\d{4})$/.exec(words)
  if (dayFirst) return isoDay(Number(dayFirst[3]), monthFrom(dayFirst[2]), Number(dayFirst[1]))
  if (/^[34]\d{4}$|^5\d{4}$/.test(words))
    return new Date(spreadsheetStart + Number(words) * 86_400_000).toISOString().slice(0, 10)
  return null
}
