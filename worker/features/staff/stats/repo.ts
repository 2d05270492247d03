import { desc, eq, gt, gte, isNotNull, sql, type SQL } from 'drizzle-orm'
import { waitingCap, type WaitingKind } from '#shared/staff/api.ts'
import type { Database } from '#worker/db/client.ts'
import { network, networkDays } from '#worker/db/schema/access.ts'
import { referrerCounts } from '#worker/db/schema/tokens.ts'
import { users } from '#worker/db/schema/users.ts'
import { rowsOf } from '#worker/db/statement.ts'

/** Rows of each list of members on the dashboard. */
const listSize = 8

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
    .limit(listSize)

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
    .limit(listSize)

export const daysSince = (db: Database, day: string) =>
  db.select().from(networkDays).where(gte(networkDays.day, day))

/** Counts the open entries of one inbox up to the cap; ids grow with time, so the first one is the oldest. */
const openCount = (kind: WaitingKind, table: SQL, state: string, time: SQL) => sql`
  SELECT ${kind} AS kind, count(*) AS waiting, min(at) AS oldest
  FROM (SELECT ${time} AS at FROM ${table} WHERE status = ${state} ORDER BY id LIMIT ${waitingCap})`

export const waitingLists = () =>
  rowsOf<{ kind: WaitingKind; waiting: number; oldest: number | null }>(
    sql.join(
      [
        openCount('verifications', sql`license_checks`, 'pending', sql`created_at`),
        openCount('memberReports', sql`member_reports`, 'open', sql`created_at`),
        openCount('bugReports', sql`bug_reports`, 'open', sql`created_at`),
        openCount('rewards', sql`reward_claims`, 'requested', sql`requested_at`),
        openCount('contact', sql`contact_messages`, 'open', sql`created_at`),
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
