import type { ContactInput } from '#shared/contact/api.ts'
import { sendDueMail } from '#worker/features/mail/service.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { insertContactMessage } from './repo.ts'

/** Stores a message for the staff's inbox and mails it to us; it stays in the inbox even if no mail can be sent. */
export async function receiveContactMessage(
  deps: Pick<Deps, 'db' | 'env' | 'now' | 'later'>,
  message: ContactInput,
): Promise<void> {
  await insertContactMessage(deps.db, message, deps.now)
  deps.later(sendDueMail(deps))
}
