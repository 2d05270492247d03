import * as v from 'valibot'
import { type NotificationKind, notificationKinds } from './kinds.ts'

/** One group of `GET /api/notifications`: a kind, a UTC day and how many of it came (design §4). */
export type NotificationGroup = {
  id: number
  kind: NotificationKind
  count: number
  text: string
  day: string
  isRead: boolean
  updatedAt: string
}

/** `GET|PUT /api/notifications/settings`. */
export type NotificationSettings = { muted: NotificationKind[]; emailDigest: boolean }

const mutable = notificationKinds.filter((row) => !row.required).map((row) => row.id)

export const notificationSettingsInput = v.strictObject({
  muted: v.pipe(
    v.array(v.picklist(mutable, 'This kind of notification cannot be switched off')),
    v.maxLength(mutable.length, 'Please name each kind once'),
  ),
  emailDigest: v.boolean(),
})

/** `POST /api/notifications/read`: one group, or all of them without an id. */
export const notificationsReadInput = v.strictObject({
  id: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
})
