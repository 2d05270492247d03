import { licenseLabelOf } from '#shared/licenses/catalogue.ts'
import type { MailKind } from '#shared/notifications/kinds.ts'
import { initialOf } from '#shared/initials.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { batchDelayMs } from '#worker/features/mail/batch-delay.ts'
import { sendDueMail } from '#worker/features/mail/service.ts'
import { safeInMail } from '#worker/features/mail/mail-names.ts'
import { type DueNotice, dueNotices, mailOf, settleNotices } from './repo.ts'

/** Between two mails of one kind to one member; what comes meanwhile is in the next. */
const mailPauseMs = 15 * 60_000
/** Notices of one round; a run goes on until nothing is due. */
const noticesAtOnce = 50
/** A run ends here, so that it cannot go on for ever; the next one continues. */
const roundsAtOnce = 100

const somebody = 'A member'

const fullName = (row: DueNotice) =>
  safeInMail(`${row.member_first_name} ${row.member_last_name}`) ?? somebody

/** Company, trade and town of a member, for somebody who may not know them. */
const about = (row: DueNotice) =>
  [row.company_name, licenseLabelOf(row.license_type), row.city]
    .flatMap((part) => (part && safeInMail(part)) || [])
    .join(', ')

/** The mail about notices of one kind to one member. */
function mailFor(kind: MailKind, notices: readonly DueNotice[]) {
  const firstName = notices[0]?.first_name ?? ''
  switch (kind) {
    case 'connection-request':
      return {
        mail: mailOf[kind],
        payload: { firstName, people: notices.map((row) => ({ name: fullName(row), about: about(row) })) },
      }
    case 'message':
      return {
        mail: mailOf[kind],
        payload: {
          firstName,
          people: notices.map((row) => ({ id: row.member_id, name: fullName(row), count: row.unread ?? 1 })),
        },
      }
    case 'referral-joined':
      return {
        mail: mailOf[kind],
        payload: {
          firstName,
          userId: notices[0]?.user_id ?? 0,
          people: notices.map(
            // A referrer learns the first name and an initial, here as in the timeline.
            (row) => safeInMail(`${row.member_first_name} ${initialOf(row.member_last_name)}.`) ?? somebody,
          ),
          tokens: notices.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
          balance: notices[0]?.tokens ?? 0,
        },
      }
  }
}

/** When the next mail of its kind may go to its member. */
const until = ({ last_mail }: DueNotice) => (last_mail ?? 0) + mailPauseMs

async function queueRound({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const due = await dueNotices(db, now, noticesAtOnce)
  if (due.length === 0) return 0
  const wanted = due.filter(({ is_wanted }) => is_wanted === 1)
  const groups = Map.groupBy(
    wanted.filter((row) => until(row) <= now),
    ({ user_id, kind }) => `${user_id} ${kind}`,
  )
  await settleNotices(db, {
    mails: [...groups.values()].flatMap((notices) => {
      const [first] = notices
      if (!first) return []
      const ids = notices.map(({ id }) => id)
      return [
        { ...mailFor(first.kind, notices), userId: first.user_id, recipient: first.email, notices: ids },
      ]
    }),
    unwanted: due.flatMap(({ is_wanted, id }) => (is_wanted === 1 ? [] : [id])),
    postponed: wanted.flatMap((row) => (until(row) > now ? [{ id: row.id, until: until(row) }] : [])),
    now,
  })
  return due.length
}

/**
 * Queues the mails about notifications that are due and still unread: one for each member and kind. Safe to run twice
 * at once. Runs after requests and registrations, and from cron, which the mail about messages waits for.
 */
export async function queueNoticeMail(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  for (let round = 0; round < roundsAtOnce; round += 1) if ((await queueRound(deps)) < noticesAtOnce) break
}

/** Sends what is due, after the answer. */
export async function mailNoticesSoon({ db, env }: Pick<Deps, 'db' | 'env'>): Promise<void> {
  await scheduler.wait(batchDelayMs)
  const deps = { db, env, now: Date.now() }
  await queueNoticeMail(deps)
  await sendDueMail(deps)
}
