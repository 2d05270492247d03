import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { auditLog } from '#worker/db/schema/access.ts'

/** Entries, newest first: words use the full-text index, a target or an action its own index. */
export function findEntries(
  db: Database,
  page: { match: string | null; target: string; action: string; before: number | null; limit: number },
) {
  const narrowed = and(
    page.target ? eq(auditLog.target, page.target) : undefined,
    page.action ? eq(auditLog.action, page.action) : undefined,
  )
  if (page.match === null) {
    return db
      .select()
      .from(auditLog)
      .where(and(narrowed, page.before === null ? undefined : lt(auditLog.id, page.before)))
      .orderBy(desc(auditLog.id))
      .limit(page.limit)
  }
  const rowid = sql<number>`audit_search.rowid`
  return db
    .select(getTableColumns(auditLog))
    .from(sql`audit_search`)
    .crossJoin(auditLog)
    .where(
      and(
        sql`audit_search MATCH ${page.match}`,
        eq(auditLog.id, rowid),
        narrowed,
        page.before === null ? undefined : lt(rowid, page.before),
      ),
    )
    .orderBy(desc(rowid))
    .limit(page.limit)
}
