import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { ReferralReason, ReferralStatus } from '#shared/referrals/api.ts'
import type { AccountType } from '#shared/tokens/tokens.ts'
import type { Database } from '#worker/db/client.ts'
import { auditLog, sessions } from '#worker/db/schema/access.ts'
import { licenseKeySql } from '#worker/db/license-key.ts'
import { licenseChecks, tokenEntries } from '#worker/db/schema/tokens.ts'
import { users } from '#worker/db/schema/users.ts'
import { readRows, rowsOf } from '#worker/db/statement.ts'
import type { Page } from '#worker/http/paging.ts'
import type { TeamRole } from '#shared/team/roles.ts'

/** Rows of each short list; the audit log holds the whole trail. */
const listSizes = {
  sessions: 10,
  checks: 5,
  audit: 10,
  team: 12,
  sameNumber: 5,
} as const

const fullName = (alias: string) => sql.raw(`${alias}.first_name || ' ' || ${alias}.last_name`)

/** The entries of a member's ledger before the id `before`, the newest first, and one more than the page shows. */
export const tokenRows = (db: Database, id: number, { before, limit }: Page) =>
  db
    .select()
    .from(tokenEntries)
    .where(and(eq(tokenEntries.userId, id), before === null ? undefined : lt(tokenEntries.id, before)))
    .orderBy(desc(tokenEntries.id))
    .limit(limit + 1)

/** The referrals of a member before the id `before`, likewise. */
export const referralRows = (db: Database, id: number, { before, limit }: Page) =>
  readRows(
    db,
    rowsOf<{
      id: number
      status: ReferralStatus
      reason: ReferralReason | null
      amount: number
      created_at: number
      member_id: number | null
      member_name: string | null
    }>(sql`
      SELECT f.id, f.status, f.reason, f.amount, f.created_at, u.id AS member_id, ${fullName('u')} AS member_name
      FROM referrals f LEFT JOIN users u ON u.id = f.referred_id
      WHERE f.referrer_id = ${id} AND ${before === null ? sql`TRUE` : sql`f.id < ${before}`}
      ORDER BY f.id DESC LIMIT ${limit + 1}`),
  )

/** Everything else that staff read of one member, as one batch. */
export const memberStatements = (db: Database, id: number) =>
  [
    db.select().from(users).where(eq(users.id, id)),
    rowsOf<{ id: number; name: string; status: ReferralStatus; reason: ReferralReason | null }>(sql`
      SELECT u.id, ${fullName('u')} AS name, f.status, f.reason
      FROM referrals f JOIN users u ON u.id = f.referrer_id WHERE f.referred_id = ${id}`),
    rowsOf<{ id: number; name: string; role: TeamRole; account_type: AccountType }>(sql`
      WITH firm AS (
        SELECT business_owner_id AS id FROM business_team_members WHERE member_id = ${id}
        UNION SELECT id FROM businesses WHERE owner_id = ${id}
      )
      SELECT u.id, ${fullName('u')} AS name, 'owner' AS role, u.account_type
      FROM businesses b JOIN users u ON u.id = b.owner_id WHERE b.id IN (SELECT id FROM firm)
      UNION ALL
      SELECT u.id, ${fullName('u')}, t.role, u.account_type
      FROM business_team_members t JOIN users u ON u.id = t.member_id
      WHERE t.business_owner_id IN (SELECT id FROM firm) LIMIT ${listSizes.team}`),
    db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, id))
      .orderBy(desc(sessions.createdAt))
      .limit(listSizes.sessions),
    db
      .select()
      .from(licenseChecks)
      .where(eq(licenseChecks.userId, id))
      .orderBy(desc(licenseChecks.id))
      .limit(listSizes.checks),
    rowsOf<{ id: number; name: string }>(sql`
      SELECT o.id, ${fullName('o')} AS name FROM users u JOIN users o ON ${licenseKeySql('o.license_number')} = ${licenseKeySql('u.license_number')}
      WHERE u.id = ${id} AND o.license_number IS NOT NULL AND o.id <> u.id LIMIT ${listSizes.sameNumber}`),
    db
      .select()
      .from(auditLog)
      .where(eq(auditLog.target, `user:${id}`))
      .orderBy(desc(auditLog.id))
      .limit(listSizes.audit),
  ] as const
