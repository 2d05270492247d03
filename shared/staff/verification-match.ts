import { type Match, matchOf } from '#shared/roster/match.ts'
import type { ListedLicense } from '#shared/roster/api.ts'
import type { Verification } from './inboxes-api.ts'

/** How far the state's list supports a check; `similar` holds rows by name, for a number that no row has. */
export function verificationMatch(
  check: Verification,
  today: string,
  similar: readonly ListedLicense[] = [],
): Match<ListedLicense> {
  const claim = {
    name: check.member.companyName,
    licenseType: check.licenseType,
    number: check.licenseNumber,
    city: check.member.city,
  }
  return matchOf(claim, [...(check.roster?.rows ?? []), ...similar], {
    today,
    rivals: check.sameNumber.length,
  })
}
