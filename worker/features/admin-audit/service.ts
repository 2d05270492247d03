import type { AuditEntry, AuditQuery } from '#shared/api/admin-users.ts'
import { audit, type Action } from '#worker/db/audit.ts'
import { auditView } from '#worker/db/audit-view.ts'
import { matchWords } from '#worker/db/full-text.ts'
import type { AdminDeps } from '#worker/http/admin.ts'
import { findEntries } from './repo.ts'

/** Writes down what changes nothing itself, such as an export. */
export async function recordAction(deps: Pick<AdminDeps, 'db'>, action: Action): Promise<void> {
  await deps.db.batch([audit(deps.db, action)])
}

/** `GET /api/admin/audit`, newest first: by words, by target, by kind of action; `next` is the id to go on from. */
export async function searchAudit(
  { db }: Pick<AdminDeps, 'db'>,
  query: AuditQuery,
): Promise<{ entries: AuditEntry[]; next: string | null }> {
  const limit = Number(query.limit)
  const before = query.cursor && /^\d{1,15}$/.test(query.cursor) ? Number(query.cursor) : null
  const words = matchWords(query.q)
  if (query.q !== '' && words.length === 0) return { entries: [], next: null }
  const rows = await findEntries(db, {
    match: words.length > 0 ? words.join(' AND ') : null,
    target: query.target,
    action: query.action,
    before,
    limit: limit + 1,
  })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { entries: page.map(auditView), next: rows.length > limit && last ? String(last.id) : null }
}
