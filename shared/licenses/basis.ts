/** What a verification rests on. */
import { longDate } from '#shared/dates.ts'

/** `roster`: a row of the state's list; `hand`: documents that staff looked at. */
export const licenseBases = ['hand', 'roster'] as const
export type LicenseBasis = (typeof licenseBases)[number]

/** 'November 2026', the month of a day such as '2026-11-03'. */
function monthOf(day: string): string {
  const [month = '', , year = ''] = longDate(day).split(' ')
  return `${month} ${year}`
}

/**
 * 'Verified against the state's list of November 2026' or 'Verified by hand on November 3, 2026'; null without a
 * verification. `rosterAsOf` is the day of the list, `verifiedAt` in epoch milliseconds or ISO.
 */
export function verifiedBy(verification: {
  readonly basis: LicenseBasis | null
  readonly verifiedAt: number | string | null
  readonly rosterAsOf: string | null
}): string | null {
  const { basis, verifiedAt, rosterAsOf } = verification
  if (verifiedAt === null) return null
  if (basis === 'roster' && rosterAsOf !== null)
    return `Verified against the state's list of ${monthOf(rosterAsOf)}`
  return `Verified by hand on ${longDate(verifiedAt)}`
}
