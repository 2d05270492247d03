import * as z from 'zod/mini'
import type { NotificationGroup, NotificationSettings } from '#shared/notifications/api.ts'
import { dayMs, iso } from '#shared/dates.ts'
import { type NotificationKind, notificationKinds, notificationText } from '#shared/notifications/kinds.ts'
import { teamNoticeText } from '#shared/team/notices.ts'
import type { Viewer } from '#worker/auth/session-statements.ts'
import { broadcast } from '#worker/features/live/channel.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { cutPage } from '#worker/http/paging.ts'
import {
  digestsDue,
  type GroupPage,
  groupsOf,
  insertDigests,
  markGroupsRead,
  mutesOf,
  replaceSettings,
} from './repo.ts'

const unreadGroups = z.array(z.object({ kind: z.string(), count: z.number() }))

const teamDetail = z.object({ change: z.optional(z.string()) })

type NamedGroup = {
  kind: NotificationKind
  count: number
  detail: string
  team: string | null
  person: string | null
}

/** A team's notification says which team and what changed; rows from before that knew neither keep the general text. */
function textOf({ kind, count, detail, team, person }: NamedGroup): string {
  if (kind !== 'team') return notificationText(kind, count)
  const { change } = teamDetail.parse(JSON.parse(detail))
  return teamNoticeText({ change, team, person }, count) ?? notificationText(kind, count)
}

const isKind = (text: string): text is NotificationKind => notificationKinds.some(({ id }) => id === text)

/** A page of the viewer's notifications by kind and day, the latest first. */
export async function listNotifications(
  { db, readAsViewer }: Pick<Deps, 'db' | 'readAsViewer'>,
  page: GroupPage,
): Promise<{ groups: NotificationGroup[]; next: string | null }> {
  const {
    rows: [rows],
  } = await readAsViewer((userId) => [groupsOf(db, userId, page)])
  const { shown, next } = cutPage(rows, page, ({ updatedAt, id }) => `${updatedAt}-${id}`)
  const groups = shown.flatMap(({ id, kind, count, day, readAt, updatedAt, ...named }) =>
    isKind(kind)
      ? [
          {
            id,
            kind,
            count,
            text: textOf({ kind, count, ...named }),
            day,
            isRead: readAt !== null,
            updatedAt: iso(updatedAt),
          },
        ]
      : [],
  )
  return { groups, next }
}

/** Marks one of the viewer's groups as read, or all of them; ignores groups of others. */
export async function markNotificationsRead(deps: Deps, viewer: Viewer, id: number | null): Promise<void> {
  const { sessionHash, user } = viewer
  await markGroupsRead(deps.db, { userId: user.id, id, sessionHash, now: deps.now })
  deps.later(broadcast(deps.env, [user.id], [{ topic: 'notifications', since: 0 }]))
}

/** The viewer's muted kinds, and whether the daily mail is on, which it is not by default. */
export async function readSettings({
  db,
  readAsViewer,
}: Pick<Deps, 'db' | 'readAsViewer'>): Promise<NotificationSettings> {
  const {
    viewer,
    rows: [mutes],
  } = await readAsViewer((userId) => [mutesOf(db, userId)])
  return { muted: mutes.map(({ kind }) => kind).filter(isKind), emailDigest: viewer.user.emailDigest }
}

/** Replaces the viewer's settings and returns them; writes nothing once the session has ended. */
export async function saveSettings(
  deps: Deps,
  viewer: Viewer,
  settings: NotificationSettings,
): Promise<NotificationSettings> {
  await replaceSettings(deps.db, {
    userId: viewer.user.id,
    ...settings,
    sessionHash: viewer.sessionHash,
    now: deps.now,
  })
  return settings
}

/** Early morning in Minnesota, in hours UTC. */
const digestHour = 12
/** Mails queued by one run of the cron; the next run continues. */
const digestsAtOnce = 25

/**
 * Queues the daily mails that are due: one for each UTC day, from early morning on, with the unread notifications of
 * the last day. Returns how many were queued.
 */
export async function queueDigests({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const dayStart = now - (now % dayMs)
  if (now < dayStart + digestHour * 60 * 60 * 1000) return 0
  const due = await digestsDue(db, { since: now - dayMs, dayStart, limit: digestsAtOnce })
  const digests = due.map(({ id, email, firstName, groups }) => ({
    userId: id,
    email,
    firstName,
    lines: unreadGroups
      .parse(JSON.parse(groups))
      .flatMap(({ kind, count }) => (isKind(kind) ? [`${notificationText(kind, count)}.`] : [])),
  }))
  await insertDigests(db, digests, now)
  return digests.length
}
