import type { ContactInput } from '#shared/contact/api.ts'
import { sendDueMail } from '#worker/features/mail/service.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { keepMessage } from './repo.ts'

/** Keeps a message of the contact form for the admin's inbox and mails it to us; it is kept even where no mail can go out. */
export async function takeMessage(
  deps: Pick<Deps, 'db' | 'env' | 'now' | 'later'>,
  message: ContactInput,
): Promise<void> {
  await keepMessage(deps.db, message, deps.now)
  deps.later(sendDueMail(deps))
}
