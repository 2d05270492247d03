import { lte, and, isNotNull } from 'drizzle-orm'
import { lifetimes } from '#shared/limits.ts'
import type { Database } from '#worker/db/client.ts'
import { adminSessions, grants, idempotencyKeys, outbox, sessions } from '#worker/db/schema/access.ts'

const sentMailIsKeptMs = 30 * 24 * 60 * 60 * 1000

/** Deletes what has run out; each statement finds its rows by an index on the time. */
export async function deleteExpired(db: Database, now: number): Promise<void> {
  await db.batch([
    db.delete(sessions).where(lte(sessions.createdAt, now - lifetimes.session)),
    db.delete(grants).where(lte(grants.expiresAt, now)),
    db.delete(idempotencyKeys).where(lte(idempotencyKeys.expiresAt, now)),
    db.delete(adminSessions).where(lte(adminSessions.expiresAt, now)),
    db.delete(outbox).where(and(isNotNull(outbox.sentAt), lte(outbox.sentAt, now - sentMailIsKeptMs))),
  ])
}
