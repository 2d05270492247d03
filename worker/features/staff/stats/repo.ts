import { desc, eq, gt, gte, isNotNull, sql, type SQL } from 'drizzle-orm'
import { waitingCap } from '#shared/staff/api.ts'
import type { Database } from '#worker/db/client.ts'
import { network, networkDays } from '#worker/db/schema/access.ts'
import { referrerCounts } from '#worker/db/schema/tokens.ts'
import { users } from '#worker/db/schema/users.ts'
import { rowsOf } from '#worker/db/statement.ts'

const shown = 8

export const networkRow = (db: Database) => db.select().from(network).where(eq(network.id, 1))

export const newestMembers = (db: Database) =>
  db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      companyName: users.companyName,
      accountType: users.accountType,
      licenseType: users.licenseType,
      createdAt: users.createdAt,
    })
    .from(users)
    .orderBy(desc(users.id))
    .limit(shown)

export const topReferrers = (db: Database) =>
  db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      companyName: users.companyName,
      referralCode: users.referralCode,
      skunkTokens: users.skunkTokens,
      referralCount: referrerCounts.credited,
    })
    .from(referrerCounts)
    .innerJoin(users, eq(users.id, referrerCounts.userId))
    .where(gt(referrerCounts.credited, 0))
    .orderBy(desc(referrerCounts.credited), desc(referrerCounts.userId))
    .limit(shown)

export const daysSince = (db: Database, day: string) =>
  db.select().from(networkDays).where(gte(networkDays.day, day))

/** The counts of one list that waits, each cut off at the cap; ids grow with time, so the first one is the oldest. */
const waiting = (kind: string, table: SQL, state: string, time: SQL) => sql`
  SELECT ${kind} AS kind, count(*) AS waiting, min(at) AS oldest
  FROM (SELECT ${time} AS at FROM ${table} WHERE status = ${state} ORDER BY id LIMIT ${waitingCap})`

export const waitingLists = (db: Database) =>
  rowsOf<{ kind: string; waiting: number; oldest: number | null }>(
    db,
    sql.join(
      [
        waiting('verifications', sql`license_checks`, 'pending', sql`created_at`),
        waiting('memberReports', sql`member_reports`, 'open', sql`created_at`),
        waiting('bugReports', sql`bug_reports`, 'open', sql`created_at`),
        waiting('rewards', sql`reward_claims`, 'requested', sql`requested_at`),
        waiting('contact', sql`contact_messages`, 'open', sql`created_at`),
      ],
      sql` UNION ALL `,
    ),
  )

export const foundingMembers = (db: Database) =>
  db
    .select({
      id: users.id,
      number: users.foundingNumber,
      firstName: users.firstName,
      lastName: users.lastName,
      companyName: users.companyName,
      licenseType: users.licenseType,
      licenseStatus: users.licenseStatus,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(isNotNull(users.foundingNumber))
    .orderBy(users.foundingNumber)
