import * as z from 'zod/mini'
import type { NotificationGroup, NotificationSettings } from '#shared/notifications/api.ts'
import { iso } from '#shared/dates.ts'
import {
  type MailKind,
  mailKinds,
  type NotificationKind,
  notificationKinds,
  notificationText,
} from '#shared/notifications/kinds.ts'
import { teamNoticeText } from '#shared/team/notices.ts'
import type { Viewer } from '#worker/auth/session-statements.ts'
import { broadcast } from '#worker/features/live/channel.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { cutPage } from '#worker/http/paging.ts'
import {
  type GroupPage,
  type GroupRow,
  groupsOf,
  mailMutesOf,
  markGroupsRead,
  mutesOf,
  replaceSettings,
} from './repo.ts'
import { subjectOf } from './subject.ts'

export const isKind = (text: string): text is NotificationKind =>
  notificationKinds.some(({ id }) => id === text)

const isMailKind = (text: string): text is MailKind => mailKinds.some((kind) => kind === text)

const teamDetail = z.object({ change: z.optional(z.string()) })

/** A team's notification says which team and what changed; rows from before that knew neither keep the general text. */
function teamTextOf({ kind, count, detail, team, person }: GroupRow): string | null {
  if (kind !== 'team') return null
  const { change } = teamDetail.parse(JSON.parse(detail))
  return teamNoticeText({ change, team, person }, count)
}

function groupView(row: GroupRow): NotificationGroup[] {
  const { id, kind, count, day } = row
  if (!isKind(kind)) return []
  const { member, request, requestId } = subjectOf(row)
  const text = teamTextOf(row) ?? notificationText(kind, { count, name: member?.name ?? null, request })
  const isRead = row.read_at !== null
  return [{ id, kind, count, text, member, requestId, day, isRead, updatedAt: iso(row.updated_at) }]
}

/** A page of the viewer's notifications by kind, day and member, the latest first. */
export async function listNotifications(
  { readAsViewer }: Pick<Deps, 'readAsViewer'>,
  page: GroupPage,
): Promise<{ groups: NotificationGroup[]; next: string | null }> {
  const {
    rows: [rows],
  } = await readAsViewer((userId) => [groupsOf(userId, page)])
  const { shown, next } = cutPage(rows, page, (row) => `${row.updated_at}-${row.id}`)
  return { groups: shown.flatMap(groupView), next }
}

/** Marks one of the viewer's groups as read, or all of them; ignores groups of others. */
export async function markNotificationsRead(deps: Deps, viewer: Viewer, id: number | null): Promise<void> {
  const { sessionHash, user } = viewer
  await markGroupsRead(deps.db, { userId: user.id, id, sessionHash, now: deps.now })
  deps.later(broadcast(deps.env, [user.id], [{ topic: 'notifications', since: 0 }]))
}

/** What the viewer has turned off, and whether the daily summary is on, which it is not by default. */
export async function readSettings({
  db,
  readAsViewer,
}: Pick<Deps, 'db' | 'readAsViewer'>): Promise<NotificationSettings> {
  const {
    viewer,
    rows: [mutes, mailMutes],
  } = await readAsViewer((userId) => [mutesOf(db, userId), mailMutesOf(db, userId)])
  return {
    muted: mutes.map(({ kind }) => kind).filter(isKind),
    mailMuted: mailMutes.map(({ kind }) => kind).filter(isMailKind),
    emailDigest: viewer.user.emailDigest,
  }
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
