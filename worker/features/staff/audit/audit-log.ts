import { sql, type SQL } from 'drizzle-orm'
import { statement } from '#worker/db/statement.ts'

type AuditFacts = Record<string, string | number | boolean | null | undefined>

export type Action = {
  actor: string
  /** `user.tokens`, `check.refuse`: the kind of record and what was done to it. */
  action: string
  /** `user:17`, `check:4`, `session`. */
  target: string
  before?: AuditFacts
  after?: AuditFacts
  note?: string
  now: number
}

const json = (facts: AuditFacts | undefined) => (facts === undefined ? null : JSON.stringify(facts))

/** The entry of an admin's action, for the batch that carries it out: either both are written or neither. */
export function audit(action: Action & { when?: SQL }) {
  return statement(sql`
    INSERT INTO audit_log (actor, action, target, before, after, note, created_at)
    SELECT ${action.actor}, ${action.action}, ${action.target}, ${json(action.before)}, ${json(action.after)}, ${action.note || null}, ${action.now}
    WHERE ${action.when ?? sql`TRUE`}`)
}

/** The entries of one action on every member that `ids` selects, in one statement. */
export function auditEach(action: Omit<Action, 'target'> & { ids: SQL }) {
  return statement(sql`
    INSERT INTO audit_log (actor, action, target, before, after, note, created_at)
    SELECT ${action.actor}, ${action.action}, 'user:' || q.id, ${json(action.before)}, ${json(action.after)}, ${action.note || null}, ${action.now}
    FROM (${action.ids}) q`)
}
