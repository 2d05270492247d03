import { sql } from 'drizzle-orm'
import type { MailKind } from '#shared/notifications/kinds.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { readRows, rowsOf, statement } from '#worker/db/statement.ts'
import { isBlocked } from '#worker/features/connections/blocks.ts'
import { mailToAddress, type MailPayload } from '#worker/features/mail/outbox.ts'

/** The kind of mail for each kind of notification. */
export const mailOf = {
  'connection-request': 'connection_requests',
  message: 'new_messages',
  'referral-joined': 'referrals_joined',
} as const satisfies Record<MailKind, string>

const mailKindSql = sql`CASE n.kind WHEN 'connection-request' THEN 'connection_requests'
  WHEN 'message' THEN 'new_messages' ELSE 'referrals_joined' END`

/** Whether the group has been mailed: a conversation not again until it is read, a request or a referral only once. */
const wasMailed = sql`(n.mailed_at IS NOT NULL OR EXISTS (SELECT 1 FROM notifications p
  WHERE p.subject_id = n.subject_id AND p.user_id = n.user_id AND p.kind = n.kind AND p.mailed_at IS NOT NULL
    AND (n.kind <> 'message' OR p.read_at IS NULL)))`

/** Whether there is still something to tell. */
const isCurrent = sql`CASE n.kind
  WHEN 'connection-request' THEN c.status = 'pending' AND c.receiver_id = n.user_id
  WHEN 'message' THEN v.unread > 0
  ELSE r.status = 'credited' END`

export type DueNotice = {
  id: number
  user_id: number
  kind: MailKind
  /** 1 if it is to be mailed; 0 if it was read, answered, turned off or mailed before. */
  is_wanted: 0 | 1
  /** When the member was last mailed about this kind. */
  last_mail: number | null
  email: string
  first_name: string
  tokens: number
  member_id: number
  member_first_name: string
  member_last_name: string
  company_name: string | null
  city: string | null
  license_type: string
  unread: number | null
  amount: number | null
}

/** Notices whose mail is due, with what the mail says; the longest due are first. */
export const dueNotices = (db: Database, now: number, limit: number) =>
  readRows<DueNotice>(
    db,
    rowsOf(sql`
      SELECT n.id, n.user_id, n.kind, u.email, u.first_name, u.skunk_tokens AS tokens, s.id AS member_id,
        s.first_name AS member_first_name, s.last_name AS member_last_name, s.company_name, s.city, s.license_type,
        v.unread, r.amount,
        (SELECT max(o.created_at) FROM outbox o WHERE o.user_id = n.user_id AND o.kind = ${mailKindSql}) AS last_mail,
        n.read_at IS NULL AND ifnull(${isCurrent}, 0) AND NOT ${wasMailed}
          AND NOT ${isBlocked(sql`n.user_id`, sql`n.subject_id`)}
          AND NOT EXISTS (SELECT 1 FROM mail_mutes m WHERE m.user_id = n.user_id AND m.kind = n.kind) AS is_wanted
      FROM notifications n
      JOIN users u ON u.id = n.user_id
      JOIN users s ON s.id = n.subject_id
      LEFT JOIN connections c ON c.pair = min(n.user_id, n.subject_id) || ':' || max(n.user_id, n.subject_id)
      LEFT JOIN conversations v ON v.user_id = n.user_id AND v.other_id = n.subject_id
      LEFT JOIN referrals r ON r.referred_id = n.subject_id AND r.referrer_id = n.user_id
      WHERE n.mail_at <= ${now}
      ORDER BY n.mail_at LIMIT ${limit}`),
  )

type NoticeMail = {
  [Kind in (typeof mailOf)[MailKind]]: { mail: Kind; payload: MailPayload<Kind> }
}[(typeof mailOf)[MailKind]] & { userId: number; recipient: string; notices: readonly number[] }

/** Queues the mails, unless another run has done so meanwhile, and settles the notices. */
export async function settleNotices(
  db: Database,
  settled: {
    mails: readonly NoticeMail[]
    unwanted: readonly number[]
    postponed: readonly { id: number; until: number }[]
    now: number
  },
): Promise<void> {
  const { now } = settled
  const [first, ...rest] = [
    ...settled.mails.flatMap(({ mail, payload, userId, recipient, notices }) => {
      const isDue = sql`id IN (SELECT value FROM json_each(${JSON.stringify(notices)})) AND mail_at IS NOT NULL`
      return [
        mailToAddress({
          kind: mail,
          recipient,
          payload,
          now,
          userId,
          when: sql`EXISTS (SELECT 1 FROM notifications WHERE ${isDue})`,
        }),
        statement(sql`UPDATE notifications SET mail_at = NULL, mailed_at = ${now} WHERE ${isDue}`),
      ]
    }),
    statement(sql`
      UPDATE notifications SET mail_at = NULL
      WHERE id IN (SELECT value FROM json_each(${JSON.stringify(settled.unwanted)}))`),
    ...settled.postponed.map(({ id, until }) =>
      statement(sql`UPDATE notifications SET mail_at = ${until} WHERE id = ${id} AND mail_at IS NOT NULL`),
    ),
  ]
  if (first) await batch(db, [first, ...rest])
}
