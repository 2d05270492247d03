import { brand } from '#shared/brand.ts'
import type { Deps } from '#worker/http/deps.ts'
import { kindOf, log } from '#worker/http/log.ts'
import { gatherMs } from './gather-time.ts'
import { mailFrom } from './letters.ts'
import { deleteOldMail, type DueMail, mailsAtOnce, markSent, takeDueMail } from './repo.ts'

type MailDeps = Pick<Deps, 'db' | 'env' | 'now'>

/**
 * Sends what the outbox holds, page by page, the mails of a page together, so that a slow one holds none up. Each is
 * taken by moving its next attempt ahead, so two runs never send the same one at once; one that fails, or is not answered
 * in time, is tried again with growing pauses, and so is what a run has sent that is killed before it marks its page.
 * Runs after requests and from cron.
 */
export async function sendDueMail(deps: MailDeps): Promise<void> {
  const due = await takeDueMail(deps.db, deps.now)
  const outcomes = await Promise.all(due.map((mail) => wasSent(deps, mail)))
  const sent = due.filter((_, at) => outcomes[at]).map(({ id }) => id)
  if (sent.length > 0) await markSent(deps.db, sent, deps.now)
  if (due.length === mailsAtOnce) await sendDueMail(deps)
}

/** A page must be marked before the runtime gives up on it (30 s), else all of it is sent again. */
const patienceMs = 10_000

async function withinPatience(sending: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('no answer', 'TimeoutError')), patienceMs)
  })
  try {
    await Promise.race([sending, expired])
  } finally {
    clearTimeout(timer)
  }
}

async function wasSent({ env }: MailDeps, due: DueMail): Promise<boolean> {
  try {
    const { subject, text, html } = mailFrom(due, env.SITE_URL)
    await withinPatience(
      env.MAIL.send({
        from: { email: env.MAIL_FROM, name: brand.name },
        to: due.recipient,
        subject,
        text,
        html,
      }),
    )
    return true
  } catch (error) {
    log('warn', 'mail_postponed', { id: due.id, attempts: due.attempts, kind: kindOf(error) })
    return false
  }
}

let gatheringUntil = 0

/** Sends what the outbox holds a moment later, once for all who ask meanwhile: their mails must be in it already. */
export async function sendMailSoon(deps: Pick<Deps, 'db' | 'env'>): Promise<void> {
  if (Date.now() < gatheringUntil) return
  gatheringUntil = Date.now() + gatherMs
  await scheduler.wait(gatherMs)
  await sendDueMail({ db: deps.db, env: deps.env, now: Date.now() })
}

/** Clears the outbox of what is over; a mail that could never be sent is told in the log, since its reader waits for it. */
export async function clearOldMail({ db, now }: Pick<MailDeps, 'db' | 'now'>): Promise<void> {
  const givenUp = await deleteOldMail(db, now)
  if (givenUp > 0) log('error', 'mail_given_up', { mails: givenUp })
}
