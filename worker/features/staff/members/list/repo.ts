import { and, asc, desc, eq, getTableColumns, gt, lt, sql, type SQL } from 'drizzle-orm'
import type { MemberFilters } from '#shared/staff/members-input.ts'
import type { Database } from '#worker/db/client.ts'
import { users } from '#worker/db/schema/users.ts'

/** Rows read for one page of an order that walks an index; the filtered page may be shorter. */
export const windowLength = 96

/** Members in the order of registration, newest or oldest first, after the id `after`. */
export function membersByTime(
  db: Database,
  page: { match: string | null; oldestFirst: boolean; after: number | null; limit: number },
) {
  const { match, oldestFirst, after, limit } = page
  const id = match === null ? sql`users.id` : sql`admin_members.rowid`
  const from = after === null ? undefined : oldestFirst ? gt(id, after) : lt(id, after)
  const order = oldestFirst ? asc(id) : desc(id)
  if (match === null) return db.select().from(users).where(from).orderBy(order).limit(limit)
  return (
    db
      .select(getTableColumns(users))
      .from(sql`admin_members`)
      // CROSS keeps SQLite from swapping the two: the index comes first, members are looked up one by one.
      .crossJoin(users)
      .where(and(sql`admin_members MATCH ${match}`, eq(users.id, sql`admin_members.rowid`), from))
      .orderBy(order)
      .limit(limit)
  )
}

const partialIndexes = {
  founding: sql`founding_number IS NOT NULL`,
  sample: sql`is_sample_data = 1`,
  admin: sql`is_admin = 1`,
} as const

/** Rare properties have partial indexes; the condition lets SQLite read one of those instead of all members. */
function partialIndexFor(filters: MemberFilters): SQL | undefined {
  if (filters.founding === 'yes') return partialIndexes.founding
  if (filters.admin === 'yes') return partialIndexes.admin
  return filters.sample === 'yes' ? partialIndexes.sample : undefined
}

export function membersByTokens(
  db: Database,
  filters: MemberFilters,
  after: { tokens: number; id: number } | null,
) {
  return db
    .select()
    .from(users)
    .where(
      and(
        partialIndexFor(filters),
        after ? sql`(skunk_tokens, id) < (${after.tokens}, ${after.id})` : undefined,
      ),
    )
    .orderBy(desc(users.skunkTokens), desc(users.id))
    .limit(windowLength)
}

export function membersByName(
  db: Database,
  filters: MemberFilters,
  after: { name: string; id: number } | null,
) {
  return db
    .select()
    .from(users)
    .where(
      and(partialIndexFor(filters), after ? sql`(name_key, id) > (${after.name}, ${after.id})` : undefined),
    )
    .orderBy(asc(users.nameKey), asc(users.id))
    .limit(windowLength)
}
