import type { ReferralCodeAnswer } from '#shared/referrals/api.ts'
import { utcDay } from '#shared/dates.ts'
import { referralCodeFrom } from '#shared/referrals/referral-code.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { addVisit, findReferrer } from './repo.ts'

/** Whose code it is, in any spelling; null when it is nobody's. */
export async function lookUpCode(
  deps: Pick<Deps, 'db'>,
  spelling: string,
): Promise<ReferralCodeAnswer | null> {
  const code = referralCodeFrom(spelling)
  const referrer = code ? await findReferrer(deps.db, code) : null
  return code && referrer
    ? { code, referrerFirstName: referrer.firstName, accountType: referrer.accountType }
    : null
}

/** Counts one opening of an invitation link; the browser says so once a day, and nothing about it is kept. */
export async function countVisit(deps: Pick<Deps, 'db' | 'now'>, spelling: string): Promise<void> {
  const code = referralCodeFrom(spelling)
  if (code) await addVisit(deps.db, code, utcDay(deps.now))
}
