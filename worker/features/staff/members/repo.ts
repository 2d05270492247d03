import { batch, type Batchable } from '#worker/db/batch.ts'
import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import { audit, type Action } from '#worker/features/staff/audit/audit-log.ts'
import type { Database } from '#worker/db/client.ts'
import { endGrants } from '#worker/auth/grants.ts'
import { notify } from '#worker/features/notifications/notify.ts'
import { auditLog, sessions } from '#worker/db/schema/access.ts'
import { users, type UserRow } from '#worker/db/schema/users.ts'
import { statement } from '#worker/db/statement.ts'

export async function findMember(db: Database, id: number): Promise<UserRow | null> {
  const [found] = await db.select().from(users).where(eq(users.id, id))
  return found ?? null
}

export type Flags = Partial<Pick<UserRow, 'isAdmin' | 'isSampleData' | 'passwordResetRequired'>>

/**
 * Writes the ledger entry, the flags and the audit entries in one batch, if the balance is still the one that was read.
 * Returns the changed member and the ended sessions' hashes; null when the balance has changed.
 */
export async function changeMember(
  db: Database,
  change: {
    member: UserRow
    tokens: { target: number; reason: string; key: string } | null
    flags: Flags
    endsSessions: boolean
    releasesFounding: boolean
    actions: readonly Action[]
    now: number
  },
): Promise<{ user: UserRow; ended: string[] } | null> {
  const { member, tokens, now } = change
  const { id } = member
  const isUnmoved: SQL = sql`EXISTS (SELECT 1 FROM users WHERE id = ${id} AND skunk_tokens = ${member.skunkTokens})`
  const items: Batchable[] = [
    ...change.actions.map((action) => audit({ ...action, when: isUnmoved })),
    ...(change.releasesFounding ? releaseStatements(id, now, isUnmoved) : []),
    ...(Object.keys(change.flags).length > 0
      ? [
          db
            .update(users)
            .set({ ...change.flags, updatedAt: now })
            .where(and(eq(users.id, id), isUnmoved)),
        ]
      : []),
    ...(change.flags.passwordResetRequired
      ? [
          notify({
            to: id,
            kind: 'security',
            detail: { change: 'reset-required' },
            now,
            when: isUnmoved,
          }),
          endGrants(db, id, isUnmoved),
        ]
      : []),
  ]
  const ended = db
    .delete(sessions)
    .where(and(eq(sessions.userId, id), isUnmoved, change.endsSessions ? undefined : sql`FALSE`))
    .returning({ hash: sessions.hash })
  // Last, since the other statements compare the balance that it changes.
  const entry = tokens
    ? [
        statement(sql`
          INSERT INTO token_entries (user_id, amount, source, reason, actor, idempotency_key, created_at)
          SELECT id, ${tokens.target} - skunk_tokens, 'adjustment', ${tokens.reason}, 'admin', ${tokens.key}, ${now}
          FROM users WHERE id = ${id} AND skunk_tokens = ${member.skunkTokens}`),
      ]
    : []
  const [before, endedSessions, ...rest] = await batch(db, [
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), eq(users.skunkTokens, member.skunkTokens))),
    ended,
    ...items,
    ...entry,
    db.select().from(users).where(eq(users.id, id)),
  ])
  const user = (rest.at(-1) as UserRow[])[0]
  return before.length === 1 && user ? { user, ended: endedSessions.map(({ hash }) => hash) } : null
}

/** The audit log's names of a deletion. */
export const deletionActions = { plain: 'user.deleted', fraud: 'user.deleted_as_fraud' } as const

/** A deletion's audit entry, for its batch; of two concurrent deletions only the one that finds the member writes it. */
export const deletionEntry = (id: number, action: Action) =>
  audit({ ...action, when: sql`EXISTS (SELECT 1 FROM users WHERE id = ${id})` })

/** Whether staff have deleted this member; ids are never reused. */
export async function wasDeleted(db: Database, id: number): Promise<boolean> {
  const [entry] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(eq(auditLog.target, `user:${id}`), inArray(auditLog.action, Object.values(deletionActions))))
    .limit(1)
  return entry !== undefined
}

/** Clears a member's founding number; the Durable Object that hands out places gets it back after the batch. */
function releaseStatements(id: number, now: number, when: SQL): Batchable[] {
  return [
    statement(sql`
      INSERT INTO pending_releases (user_id, created_at)
      SELECT id, ${now} FROM users WHERE id = ${id} AND founding_number IS NOT NULL AND ${when}
      ON CONFLICT (user_id) DO NOTHING`),
    statement(
      sql`UPDATE users SET founding_number = NULL, is_founding_member = 0, updated_at = ${now} WHERE id = ${id} AND ${when}`,
    ),
  ]
}

/** Clears a member's founding number with its audit entry; returns whether there was one. */
export async function releaseFounding(db: Database, id: number, action: Action): Promise<boolean> {
  const holds = sql`EXISTS (SELECT 1 FROM users WHERE id = ${id} AND founding_number IS NOT NULL)`
  const [held] = await batch(db, [
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), isNotNull(users.foundingNumber))),
    audit({ ...action, when: holds }),
    ...releaseStatements(id, action.now, holds),
  ])
  return held.length === 1
}

/** Ends every session of a member; returns their hashes, for KV. */
export async function endSessions(db: Database, id: number, action: Action): Promise<string[]> {
  const [ended] = await batch(db, [
    db.delete(sessions).where(eq(sessions.userId, id)).returning({ hash: sessions.hash }),
    audit({ ...action, when: sql`EXISTS (SELECT 1 FROM users WHERE id = ${id})` }),
  ])
  return ended.map(({ hash }) => hash)
}
