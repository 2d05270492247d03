import { is, SQL, sql } from 'drizzle-orm'
import { type NotificationKind, notificationKinds } from '#shared/notifications/kinds.ts'
import { utcDay } from '#shared/dates.ts'
import { statement } from '#worker/db/statement.ts'

/** Ids and keys of tables in shared/, never names: those are joined on reading, so that a deletion leaves none. */
export type NotificationDetail = Record<string, string | number>

const isRequired = (kind: NotificationKind) =>
  notificationKinds.some((row) => row.id === kind && row.required)

/**
 * Notifies members, as one statement for any batch. Notifications of one kind on one UTC day share a row with a count,
 * which restarts at one after the group was read. Members who muted the kind get none, except for required kinds. `to`
 * is a member's id or a subquery of ids; `when` makes it conditional.
 */
export function notify(notice: {
  to: number | SQL
  kind: NotificationKind
  /** SQL where it depends on the notified member `u`. */
  detail?: NotificationDetail | SQL
  now: number
  when?: SQL
}) {
  const { kind, now } = notice
  const unmuted = isRequired(kind)
    ? sql`TRUE`
    : sql`NOT EXISTS (SELECT 1 FROM notification_mutes m WHERE m.user_id = u.id AND m.kind = ${kind})`
  return statement(sql`
    INSERT INTO notifications (user_id, kind, day, detail, updated_at)
    SELECT u.id, ${kind}, ${utcDay(now)}, ${is(notice.detail, SQL) ? notice.detail : JSON.stringify(notice.detail ?? {})}, ${now}
    FROM users u WHERE u.id IN (${notice.to}) AND ${unmuted} AND ${notice.when ?? sql`TRUE`}
    ON CONFLICT (user_id, kind, day) DO UPDATE SET
      count = CASE WHEN read_at IS NULL THEN count + 1 ELSE 1 END,
      detail = excluded.detail, read_at = NULL, updated_at = excluded.updated_at`)
}
