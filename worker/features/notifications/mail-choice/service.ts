import { type MailChoice, mailChoices } from '#shared/notifications/kinds.ts'
import { ok, refuse } from '#shared/wire/result.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { isSigned } from '#worker/features/mail/choice-link.ts'
import { writeChoice } from './repo.ts'

/** Turns one kind of mail on or off by the link of a mail, without a session. Refuses `bad_link` for one we did not sign. */
export async function chooseMail(
  deps: Pick<Deps, 'db' | 'env'>,
  choice: { userId: number; kind: MailChoice; isOn: boolean },
  key: string,
) {
  if (!isSigned(deps.env, choice, key)) return refuse('bad_link')
  await writeChoice(deps.db, choice)
  return ok(undefined)
}

export const mailChoiceFrom = (text: string | undefined): MailChoice | undefined =>
  mailChoices.find((choice) => choice === text)
