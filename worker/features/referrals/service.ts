import type { ReferralItem, ReferralTimeline } from '#shared/referrals/api.ts'
import { iso, utcDay } from '#shared/dates.ts'
import { referralCodeFrom } from '#shared/referrals/referral-code.ts'
import { initialOf } from '#shared/initials.ts'
import { ok, refuse } from '#shared/wire/result.ts'
import { personName } from '#shared/profiles/display-name.ts'
import { isListed } from '#worker/features/profiles/user-views.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { findReferrer, incrementVisits, referralsOf, visitsOf } from './repo.ts'

/** The owner of a code in any spelling, with what a public profile shows of them. Refuses with `unknown_referral_code`. */
export async function lookUpCode(deps: Pick<Deps, 'db'>, spelling: string) {
  const code = referralCodeFrom(spelling)
  const referrer = code ? await findReferrer(deps.db, code) : null
  if (!code || !referrer) return refuse('unknown_referral_code')
  const { firstName, accountType, companyName, foundingNumber, licenseStatus } = referrer
  return ok({
    code,
    referrerFirstName: firstName,
    accountType,
    profile: isListed(referrer)
      ? {
          name: personName(referrer),
          companyName,
          foundingNumber,
          isLicenseVerified: licenseStatus === 'verified',
        }
      : null,
  })
}

/** Counts one visit of an invitation link on this UTC day; the browser reports it once a day, and nothing else is stored. */
export async function countVisit(deps: Pick<Deps, 'db' | 'now'>, spelling: string): Promise<void> {
  const code = referralCodeFrom(spelling)
  if (code) await incrementVisits(deps.db, code, utcDay(deps.now))
}

/** The viewer's referrals by first name and initial, which is all that a referrer may learn, and the visits by day. */
export async function readTimeline({
  db,
  readAsViewer,
}: Pick<Deps, 'db' | 'readAsViewer'>): Promise<ReferralTimeline> {
  const {
    rows: [rows, visits],
  } = await readAsViewer((userId) => [referralsOf(db, userId), visitsOf(db, userId)])
  const referrals = rows.map(({ firstName, lastName, reason, createdAt, ...row }): ReferralItem => ({
    ...row,
    name: firstName ? `${firstName} ${initialOf(lastName ?? '')}.` : 'A former member',
    ...(reason && { reason }),
    createdAt: iso(createdAt),
  }))
  return { referrals, visits }
}
