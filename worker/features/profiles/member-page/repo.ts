import { and, desc, eq, or, type SQL } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { linkVisits } from '#worker/db/schema/access.ts'
import { blocks } from '#worker/db/schema/community.ts'
import { referrals } from '#worker/db/schema/tokens.ts'
import { users } from '#worker/db/schema/users.ts'

export const userById = (db: Database, id: number) => db.select().from(users).where(eq(users.id, id))

/** A row if either of two members has blocked the other. */
export const blockBetween = (db: Database, one: SQL, other: number) =>
  db
    .select({ createdAt: blocks.createdAt })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.blockerId, one), eq(blocks.blockedId, other)),
        and(eq(blocks.blockerId, other), eq(blocks.blockedId, one)),
      ),
    )
    .limit(1)

/** Half of a page of referrals and half of visits, so that the call stays within 50 rows read. */
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
