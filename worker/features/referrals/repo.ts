import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { linkVisits } from '#worker/db/schema/access.ts'
import { referrals } from '#worker/db/schema/tokens.ts'
import { users } from '#worker/db/schema/users.ts'

/** The member with this code in its stored form; null if there is none. */
export async function findReferrer(db: Database, code: string) {
  const [found] = await db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      companyName: users.companyName,
      accountType: users.accountType,
      foundingNumber: users.foundingNumber,
      licenseStatus: users.licenseStatus,
      isProfilePublic: users.isProfilePublic,
    })
    .from(users)
    .where(eq(users.referralCode, code))
  return found ?? null
}

/** Adds one visit of a code's link on a UTC day; does nothing for an unknown code. */
export async function incrementVisits(db: Database, code: string, day: string): Promise<void> {
  await db.run(sql`
    INSERT INTO link_visits (referrer_id, day, count)
    SELECT id, ${day}, 1 FROM users WHERE referral_code = ${code}
    ON CONFLICT (referrer_id, day) DO UPDATE SET count = count + 1`)
}

/** Half a page of referrals and half a page of visits keep the call within 50 rows read. */
const timelineLength = 16
const visitDays = 14

export const referralsOf = (db: Database, userId: number) =>
  db
    .select({
      id: referrals.id,
      status: referrals.status,
      reason: referrals.reason,
      amount: referrals.amount,
      createdAt: referrals.createdAt,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(referrals)
    .leftJoin(users, eq(users.id, referrals.referredId))
    .where(eq(referrals.referrerId, userId))
    .orderBy(desc(referrals.id))
    .limit(timelineLength)

export const visitsOf = (db: Database, userId: number) =>
  db
    .select({ day: linkVisits.day, count: linkVisits.count })
    .from(linkVisits)
    .where(eq(linkVisits.referrerId, userId))
    .orderBy(desc(linkVisits.day))
    .limit(visitDays)
