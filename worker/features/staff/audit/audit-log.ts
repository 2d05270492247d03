import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { statement } from '#worker/db/statement.ts'

type Facts = Record<string, string | number | boolean | null | undefined>

export type Action = {
  actor: string
  /** `user.tokens_set`, `check.refuse`: a thing and what was done to it. */
  action: string
  /** `user:17`, `check:4`, `session`. */
  target: string
  before?: Facts
  after?: Facts
  note?: string
  now: number
}

const json = (facts: Facts | undefined) => (facts === undefined ? null : JSON.stringify(facts))

/** An admin's action, for the batch that carries it out (design §6, issue 8): it is told exactly when it happens. */
export function audit(db: Database, action: Action & { when?: SQL }) {
  return statement(
    db,
    sql`
    INSERT INTO audit_log (actor, action, target, before, after, note, created_at)
    SELECT ${action.actor}, ${action.action}, ${action.target}, ${json(action.before)}, ${json(action.after)}, ${action.note || null}, ${action.now}
    WHERE ${action.when ?? sql`TRUE`}`,
  )
}

/** One action upon many targets, `user:` and each of the ids that `ids` selects, in one statement. */
export function auditEach(db: Database, action: Omit<Action, 'target'> & { ids: SQL }) {
  return statement(
    db,
    sql`
    INSERT INTO audit_log (actor, action, target, before, after, note, created_at)
    SELECT ${action.actor}, ${action.action}, 'user:' || q.id, ${json(action.before)}, ${json(action.after)}, ${action.note || null}, ${action.now}
    FROM (${action.ids}) q`,
  )
}
