import { brand } from '#shared/brand.ts'
import type { Deps } from '#worker/http/deps.ts'
import { kindOf, log } from '#worker/http/log.ts'
import { mailFrom } from './letters.ts'
import { markSent, takeDueMail } from './repo.ts'

/**
 * Sends what the outbox holds. Each mail is taken by moving its next attempt ahead, so two runs never send the same
 * one at once; a failed one is tried again with growing pauses. Runs after requests and from cron.
 */
export async function sendDueMail(deps: Pick<Deps, 'db' | 'env' | 'now'>): Promise<void> {
  for (const due of await takeDueMail(deps.db, deps.now)) {
    const letter = mailFrom(due, deps.env.SITE_URL)
    try {
      await deps.env.MAIL.send({
        from: { email: deps.env.MAIL_FROM, name: brand.name },
        to: due.recipient,
        subject: letter.subject,
        text: letter.text,
        html: letter.html,
      })
      await markSent(deps.db, due.id, deps.now)
    } catch (error) {
      log('warn', 'mail_postponed', { id: due.id, attempts: due.attempts, kind: kindOf(error) })
    }
  }
}
