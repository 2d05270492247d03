import { eq, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { users } from '#worker/db/schema/users.ts'

export async function findReferrer(db: Database, code: string) {
  const [found] = await db
    .select({ firstName: users.firstName, accountType: users.accountType })
    .from(users)
    .where(eq(users.referralCode, code))
  return found ?? null
}

export async function addVisit(db: Database, code: string, day: string): Promise<void> {
  await db.run(sql`
    INSERT INTO link_visits (referrer_id, day, count)
    SELECT id, ${day}, 1 FROM users WHERE referral_code = ${code}
    ON CONFLICT (referrer_id, day) DO UPDATE SET count = count + 1`)
}
