import { sql } from 'drizzle-orm'
import type { MailChoice } from '#shared/notifications/kinds.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { statement } from '#worker/db/statement.ts'

/** Turns one kind of a member's mail on or off; nothing happens to a member who is gone. */
export async function writeChoice(
  db: Database,
  { userId, kind, isOn }: { userId: number; kind: MailChoice; isOn: boolean },
): Promise<void> {
  const write =
    kind === 'digest'
      ? sql`UPDATE users SET email_digest = ${isOn ? 1 : 0} WHERE id = ${userId}`
      : isOn
        ? sql`DELETE FROM mail_mutes WHERE user_id = ${userId} AND kind = ${kind}`
        : sql`INSERT INTO mail_mutes (user_id, kind) SELECT id, ${kind} FROM users WHERE id = ${userId}
            ON CONFLICT (user_id, kind) DO NOTHING`
  await batch(db, [statement(write)])
}
