import { is, SQL, sql } from 'drizzle-orm'
import { type MailKind, type NotificationKind, notificationKinds } from '#shared/notifications/kinds.ts'
import { utcDay } from '#shared/dates.ts'
import { statement } from '#worker/db/statement.ts'

/** Ids and keys of tables in shared/, never names: those are joined on reading, so that a deletion leaves none. */
export type NotificationDetail = Record<string, string | number>

const minute = 60_000

/** How long mail about a kind waits. A message may be read meanwhile, and others of the conversation may follow. */
const mailDelays = {
  'connection-request': 0,
  message: 10 * minute,
  'referral-joined': 0,
} as const satisfies Record<MailKind, number>

const isMailed = (kind: NotificationKind): kind is MailKind => kind in mailDelays

const isRequired = (kind: NotificationKind) =>
  notificationKinds.some((row) => row.id === kind && row.required)

/**
 * Notifies members, as one statement for any batch. Notifications of one kind on one UTC day about one member share a
 * row with a count, which restarts at one after the group was read. Members who muted the kind get none, except for
 * required kinds. `to` is a member's id or a subquery of ids; `when` makes it conditional; about a member who is gone
 * there is nothing to say.
 */
export function notify(notice: {
  to: number | SQL
  kind: NotificationKind
  /** The member whom it is about. */
  about?: number
  /** SQL where it depends on the notified member `u`. */
  detail?: NotificationDetail | SQL
  now: number
  when?: SQL
}) {
  const { kind, now, about } = notice
  const unmuted = isRequired(kind)
    ? sql`TRUE`
    : sql`NOT EXISTS (SELECT 1 FROM notification_mutes m WHERE m.user_id = u.id AND m.kind = ${kind})`
  const subject = about === undefined ? sql`` : sql`JOIN users s ON s.id = ${about}`
  const group =
    about === undefined
      ? sql`(user_id, kind, day) WHERE subject_id IS NULL`
      : sql`(subject_id, user_id, kind, day) WHERE subject_id IS NOT NULL`
  const mailAt = isMailed(kind) ? now + mailDelays[kind] : null
  return statement(sql`
    INSERT INTO notifications (user_id, kind, day, detail, updated_at, subject_id, mail_at)
    SELECT u.id, ${kind}, ${utcDay(now)}, ${is(notice.detail, SQL) ? notice.detail : JSON.stringify(notice.detail ?? {})}, ${now}, ${about ?? null}, ${mailAt}
    FROM users u ${subject} WHERE u.id IN (${notice.to}) AND ${unmuted} AND ${notice.when ?? sql`TRUE`}
    ON CONFLICT ${group} DO UPDATE SET
      count = CASE WHEN read_at IS NULL THEN count + 1 ELSE 1 END,
      detail = excluded.detail, read_at = NULL, updated_at = excluded.updated_at,
      -- Mail that waits keeps its time; of an unread group that was mailed there is no more.
      mail_at = CASE WHEN read_at IS NULL AND (mail_at IS NOT NULL OR mailed_at IS NOT NULL)
        THEN mail_at ELSE excluded.mail_at END,
      -- A conversation that was read is mailed again, a request or a referral never.
      mailed_at = CASE WHEN read_at IS NULL OR kind <> 'message' THEN mailed_at END`)
}
