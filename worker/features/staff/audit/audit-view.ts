import type { AuditEntry } from '#shared/staff/api.ts'
import type { auditLog } from '#worker/db/schema/access.ts'
import { iso } from '#shared/dates.ts'

const facts = (json: string | null): Record<string, unknown> | null =>
  json === null ? null : JSON.parse(json)

/** An entry of the audit log as staff read it. */
export function auditView(row: typeof auditLog.$inferSelect): AuditEntry {
  return { ...row, before: facts(row.before), after: facts(row.after), createdAt: iso(row.createdAt) }
}
