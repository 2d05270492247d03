import { batch } from '#worker/db/batch.ts'
import type { AuditEntry, AuditQuery } from '#shared/staff/api.ts'
import { audit, type Action } from './audit-log.ts'
import { auditView } from './audit-view.ts'
import { matchWords } from '#worker/db/full-text.ts'
import type { AdminDeps } from '#worker/auth/staff-sign-in.ts'
import { cutPage, idFromCursor } from '#worker/http/paging.ts'
import { findEntries } from './repo.ts'

/** Records an action that changes no row itself, such as an export. */
export async function recordAction(deps: Pick<AdminDeps, 'db'>, action: Action): Promise<void> {
  await batch(deps.db, [audit(action)])
}

/** One page of the audit log, newest first: by words, target and kind of action; `next` is the cursor of the next page. */
export async function searchAudit(
  { db }: Pick<AdminDeps, 'db'>,
  query: AuditQuery,
): Promise<{ entries: AuditEntry[]; next: number | null }> {
  const { limit } = query
  const words = matchWords(query.q)
  if (query.q !== '' && words.length === 0) return { entries: [], next: null }
  const rows = await findEntries(db, {
    match: words.length > 0 ? words.join(' AND ') : null,
    target: query.target,
    action: query.action,
    before: idFromCursor(query.cursor),
    limit: limit + 1,
  })
  const { shown, next } = cutPage(rows, { limit }, (row) => row.id)
  return { entries: shown.map(auditView), next }
}
