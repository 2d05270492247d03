import { sql, type SQL } from 'drizzle-orm'
import type { TokenSource } from '#shared/tokens/tokens.ts'
import { statement } from '#worker/db/statement.ts'

/**
 * Adds an entry once for each `key`, which names its cause (`achievement:7:early-adopter`). A trigger updates the
 * balance; an entry that would take it below zero fails the whole batch. `when` makes the entry conditional.
 */
export function award(entry: {
  userId: number
  amount: number
  source: TokenSource
  reason: string
  actor: string
  key: string
  now: number
  when?: SQL
}) {
  return statement(sql`
    INSERT INTO token_entries (user_id, amount, source, reason, actor, idempotency_key, created_at)
    SELECT ${entry.userId}, ${entry.amount}, ${entry.source}, ${entry.reason}, ${entry.actor}, ${entry.key}, ${entry.now}
    WHERE ${entry.when ?? sql`TRUE`}
    ON CONFLICT (idempotency_key) DO NOTHING`)
}

/** The note in a reversing entry on the part that the balance of `u` no longer holds. */
export const shortfallNote = (amount: SQL) => sql`
  CASE WHEN ${amount} > u.skunk_tokens
    THEN '. ' || (${amount} - u.skunk_tokens) || ' of it was gone already and is not owed' ELSE '' END`
