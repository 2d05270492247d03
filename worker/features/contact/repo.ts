import { batch } from '#worker/db/batch.ts'
import { brand } from '#shared/brand.ts'
import type { ContactInput } from '#shared/contact/api.ts'
import type { Database } from '#worker/db/client.ts'
import { mailToAddress } from '#worker/features/mail/outbox.ts'
import { contactMessages } from '#worker/db/schema/access.ts'

/** Stores the message and queues the mail that carries it: both or neither. */
export async function insertContactMessage(db: Database, message: ContactInput, now: number): Promise<void> {
  await batch(db, [
    db.insert(contactMessages).values({ ...message, createdAt: now }),
    mailToAddress({ kind: 'contact', recipient: brand.email, payload: message, now }),
  ])
}
