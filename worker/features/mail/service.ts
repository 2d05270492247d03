import { brand } from '#shared/brand.ts'
import type { MailChoice } from '#shared/notifications/kinds.ts'
import { referralLink, vendorReferralLink } from '#shared/referrals/referral-code.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { kindOf, log } from '#worker/http/log.ts'
import { batchDelayMs } from './batch-delay.ts'
import { choiceLink } from './choice-link.ts'
import type { Recipient } from './email-layout.ts'
import { renderMail } from './email-templates.ts'
import type { MailKind } from './outbox.ts'
import { deleteOldMail, type DueMail, batchSize, markSent, claimDueMail, recipientsOf } from './repo.ts'

type MailDeps = Pick<Deps, 'db' | 'env' | 'now'>

/**
 * Sends the due mail in batches, and the mails of a batch concurrently. Mails are claimed, so two runs never send the same
 * one. A mail that fails or times out is retried with growing delays, and so is a batch whose run is killed before it is
 * marked as sent. Runs after requests and from cron.
 */
export async function sendDueMail(deps: MailDeps): Promise<void> {
  const due = await claimDueMail(deps.db, deps.now)
  const recipients = due.some(({ userId }) => userId !== null) ? await recipientsOf(deps.db, due) : []
  const outcomes = await Promise.all(
    due.map((mail) =>
      trySend(
        deps,
        mail,
        recipients.find(({ id }) => id === mail.userId),
      ),
    ),
  )
  const sent = due.filter((_, index) => outcomes[index]).map(({ id }) => id)
  if (sent.length > 0) await markSent(deps.db, sent, deps.now)
  if (due.length === batchSize) await sendDueMail(deps)
}

/** A batch has to be marked as sent before the runtime stops the run after 30 s, else all of it is sent again. */
const sendTimeoutMs = 10_000

async function withTimeout(sending: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('no answer', 'TimeoutError')), sendTimeoutMs)
  })
  try {
    await Promise.race([sending, expired])
  } finally {
    clearTimeout(timer)
  }
}

type RecipientRow = Awaited<ReturnType<typeof recipientsOf>>[number]

function recipientView(siteUrl: string, row: RecipientRow): Recipient {
  const { accountType, referralCode, foundingNumber, licenseeNumber } = row
  const linkOf = accountType === 'vendor' ? vendorReferralLink : referralLink
  const place =
    (foundingNumber && `Founding member No. ${foundingNumber}`) ||
    (licenseeNumber && `Licensee No. ${licenseeNumber}`) ||
    null
  return { place, referralLink: linkOf(siteUrl, referralCode) }
}

/** The kinds of mail that a member can turn off; the others are about the account itself. */
const choices: Partial<Record<string, MailChoice>> = {
  connection_requests: 'connection-request',
  new_messages: 'message',
  referrals_joined: 'referral-joined',
  digest: 'digest',
} satisfies Partial<Record<MailKind, MailChoice>>

async function trySend({ env }: MailDeps, due: DueMail, recipient?: RecipientRow): Promise<boolean> {
  try {
    const kind = choices[due.kind]
    const unsubscribe = due.userId !== null && kind ? choiceLink(env, { userId: due.userId, kind }) : null
    const { subject, text, html, replyTo } = renderMail(due, {
      siteUrl: env.SITE_URL,
      recipient: recipient ? recipientView(env.SITE_URL, recipient) : null,
      unsubscribe,
    })
    await withTimeout(
      env.MAIL.send({
        from: { email: env.MAIL_FROM, name: brand.name },
        to: due.recipient,
        subject,
        text,
        html,
        ...(replyTo && { replyTo }),
        // Mail programs offer their own button, which needs no visit.
        ...(unsubscribe && {
          headers: {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
      }),
    )
    return true
  } catch (error) {
    log('warn', 'mail_postponed', { id: due.id, attempts: due.attempts, kind: kindOf(error) })
    return false
  }
}

let batchStartsAt = 0

/** Sends the due mail after a short delay, once for all calls in between. Call it after the mail is in the outbox. */
export async function sendMailSoon(deps: Pick<Deps, 'db' | 'env'>): Promise<void> {
  if (Date.now() < batchStartsAt) return
  batchStartsAt = Date.now() + batchDelayMs
  await scheduler.wait(batchDelayMs)
  await sendDueMail({ db: deps.db, env: deps.env, now: Date.now() })
}

/** Deletes old mail; logs an error for mail that could not be sent, since its recipient never received it. */
export async function clearOldMail({ db, now }: Pick<MailDeps, 'db' | 'now'>): Promise<void> {
  const givenUp = await deleteOldMail(db, now)
  if (givenUp > 0) log('error', 'mail_given_up', { mails: givenUp })
}
