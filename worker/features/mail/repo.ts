import { and, gte, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { dayMs } from '#shared/dates.ts'
import type { Database } from '#worker/db/client.ts'
import { outbox } from '#worker/db/schema/access.ts'

export type DueMail = typeof outbox.$inferSelect

/** A page of the outbox; a full one means that there may be more. */
export const mailsAtOnce = 10
const firstPauseMs = 60_000
/** With doubling pauses the last attempt comes about a day after the first. */
const mostAttempts = 11
const sentMailIsKeptMs = 30 * dayMs

/** What is due, at most `mailsAtOnce`: each is taken by moving its next attempt ahead, so nobody else takes it meanwhile. */
export async function takeDueMail(db: Database, now: number): Promise<DueMail[]> {
  return db
    .update(outbox)
    .set({
      attempts: sql`attempts + 1`,
      nextAttemptAt: sql`${now} + (${firstPauseMs} << attempts)`,
    })
    .where(
      sql`id IN (SELECT id FROM outbox WHERE sent_at IS NULL AND next_attempt_at <= ${now} AND attempts < ${mostAttempts} ORDER BY next_attempt_at LIMIT ${mailsAtOnce})`,
    )
    .returning()
}

/** The payload goes with the sending: it may hold a link that only the addressee should have. */
export async function markSent(db: Database, ids: readonly number[], now: number): Promise<void> {
  await db
    .update(outbox)
    .set({ sentAt: now, payload: '{}' })
    .where(inArray(outbox.id, [...ids]))
}

/**
 * Deletes what was sent long ago, and what no attempt could send: each look for what is due would read it again. Answers
 * how many were given up.
 */
export async function deleteOldMail(db: Database, now: number): Promise<number> {
  const [, givenUp] = await db.batch([
    db.delete(outbox).where(and(isNotNull(outbox.sentAt), lte(outbox.sentAt, now - sentMailIsKeptMs))),
    db
      .delete(outbox)
      .where(and(isNull(outbox.sentAt), lte(outbox.nextAttemptAt, now), gte(outbox.attempts, mostAttempts)))
      .returning({ id: outbox.id }),
  ])
  return givenUp.length
}
