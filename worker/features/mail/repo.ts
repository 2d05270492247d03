import { batch } from '#worker/db/batch.ts'
import { and, gte, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { dayMs } from '#shared/dates.ts'
import type { Database } from '#worker/db/client.ts'
import { outbox } from '#worker/db/schema/access.ts'
import { users } from '#worker/db/schema/users.ts'

export type DueMail = typeof outbox.$inferSelect

/** Mails of one batch; after a full batch there may be more. */
export const batchSize = 10
const firstRetryMs = 60_000
/** Delays double, so the last attempt is about a day after the first. */
const maxAttempts = 11
const sentMailRetentionMs = 30 * dayMs

/** Claims up to `batchSize` due mails by postponing their next attempt, so that no other run sends them too. */
export async function claimDueMail(db: Database, now: number): Promise<DueMail[]> {
  return db
    .update(outbox)
    .set({
      attempts: sql`attempts + 1`,
      nextAttemptAt: sql`${now} + (${firstRetryMs} << attempts)`,
    })
    .where(
      sql`id IN (SELECT id FROM outbox WHERE sent_at IS NULL AND next_attempt_at <= ${now} AND attempts < ${maxAttempts} ORDER BY next_attempt_at LIMIT ${batchSize})`,
    )
    .returning()
}

/** What letters say of their members. */
export const recipientsOf = (db: Database, mails: readonly DueMail[]) =>
  db
    .select({
      id: users.id,
      accountType: users.accountType,
      referralCode: users.referralCode,
      foundingNumber: users.foundingNumber,
      licenseeNumber: users.licenseeNumber,
    })
    .from(users)
    .where(
      inArray(
        users.id,
        mails.flatMap(({ userId }) => userId ?? []),
      ),
    )

/** Marks mails as sent, and deletes their payloads, which may hold links that only the recipient should have. */
export async function markSent(db: Database, ids: readonly number[], now: number): Promise<void> {
  await db
    .update(outbox)
    .set({ sentAt: now, payload: '{}' })
    .where(inArray(outbox.id, [...ids]))
}

/**
 * Deletes old sent mail, and mail that has used up its attempts, which every search for due mail would read again. Returns
 * how many were given up.
 */
export async function deleteOldMail(db: Database, now: number): Promise<number> {
  const [, givenUp] = await batch(db, [
    db.delete(outbox).where(and(isNotNull(outbox.sentAt), lte(outbox.sentAt, now - sentMailRetentionMs))),
    db
      .delete(outbox)
      .where(and(isNull(outbox.sentAt), lte(outbox.nextAttemptAt, now), gte(outbox.attempts, maxAttempts)))
      .returning({ id: outbox.id }),
  ])
  return givenUp.length
}
