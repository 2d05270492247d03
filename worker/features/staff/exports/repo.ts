import { and, asc, desc, eq, getTableColumns, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { contactMessages } from '#worker/db/schema/access.ts'
import { referrals, tokenEntries } from '#worker/db/schema/tokens.ts'
import { users } from '#worker/db/schema/users.ts'

/** Rows of one page: few enough for a Worker's memory, enough to keep the round trips few. */
export const exportPage = 500

export function memberRows(
  db: Database,
  selection: { match: string | null; ids: readonly number[] | null },
  after: number | null,
) {
  const { match, ids } = selection
  if (ids) {
    return db
      .select()
      .from(users)
      .where(
        and(
          inArray(users.id, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`),
          after === null ? undefined : gt(users.id, after),
        ),
      )
      .orderBy(asc(users.id))
      .limit(exportPage)
  }
  if (match === null) {
    return db
      .select()
      .from(users)
      .where(after === null ? undefined : lt(users.id, after))
      .orderBy(desc(users.id))
      .limit(exportPage)
  }
  return db
    .select(getTableColumns(users))
    .from(sql`admin_members`)
    .crossJoin(users)
    .where(
      and(
        sql`admin_members MATCH ${match}`,
        eq(users.id, sql`admin_members.rowid`),
        after === null ? undefined : sql`admin_members.rowid < ${after}`,
      ),
    )
    .orderBy(sql`admin_members.rowid DESC`)
    .limit(exportPage)
}

/** The column's full name is needed: Drizzle omits the table of a selected column. */
const nameOf = (id: 'referrals.referrer_id' | 'referrals.referred_id' | 'token_entries.user_id') =>
  sql<string | null>`(SELECT n.first_name || ' ' || n.last_name FROM users n WHERE n.id = ${sql.raw(id)})`

export const referralRows = (db: Database, after: number | null) =>
  db
    .select({
      id: referrals.id,
      referrerId: referrals.referrerId,
      referrer: nameOf('referrals.referrer_id').as('referrer_name'),
      referredId: referrals.referredId,
      referred: nameOf('referrals.referred_id').as('referred_name'),
      status: referrals.status,
      reason: referrals.reason,
      amount: referrals.amount,
      createdAt: referrals.createdAt,
      reversedAt: referrals.reversedAt,
    })
    .from(referrals)
    .where(after === null ? undefined : lt(referrals.id, after))
    .orderBy(desc(referrals.id))
    .limit(exportPage)

export const ledgerRows = (db: Database, after: number | null) =>
  db
    .select({ ...getTableColumns(tokenEntries), member: nameOf('token_entries.user_id').as('member_name') })
    .from(tokenEntries)
    .where(after === null ? undefined : lt(tokenEntries.id, after))
    .orderBy(desc(tokenEntries.id))
    .limit(exportPage)

export const contactRows = (db: Database, after: number | null) =>
  db
    .select()
    .from(contactMessages)
    .where(after === null ? undefined : lt(contactMessages.id, after))
    .orderBy(desc(contactMessages.id))
    .limit(exportPage)
