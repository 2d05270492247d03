import * as v from 'valibot'
import { endpoint } from '#shared/wire/endpoint.ts'
import { count, flag, id, pageQuery, text, time } from '#shared/wire/fields.ts'
import { mutableKinds, notificationKinds } from './kinds.ts'

const kind = v.picklist(/* @__PURE__ */ notificationKinds.map((row) => row.id))

/** The notifications of one kind on one UTC day. */
const notificationGroup = v.strictObject({
  id,
  kind,
  count,
  text,
  /** `2026-11-27`. */
  day: text,
  isRead: flag,
  updatedAt: time,
})
export type NotificationGroup = v.InferOutput<typeof notificationGroup>

const notificationSettings = v.strictObject({ muted: v.array(kind), emailDigest: flag })
export type NotificationSettings = v.InferOutput<typeof notificationSettings>

/** The viewer's notifications, the latest first. */
export const list = endpoint({
  method: 'GET',
  path: '/api/notifications',
  access: 'member',
  query: pageQuery,
  answer: v.array(notificationGroup),
  status: 200,
  errors: ['BAD_PAGE'],
})

/** Marks one group as read, or all of them without an `id`. */
export const markRead = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  access: 'member',
  body: v.strictObject({ id: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))) }),
  answer: 'nothing',
  status: 204,
})

export const settings = endpoint({
  method: 'GET',
  path: '/api/notifications/settings',
  access: 'member',
  answer: notificationSettings,
  status: 200,
})

export const saveSettings = endpoint({
  method: 'PUT',
  path: '/api/notifications/settings',
  access: 'member',
  body: v.strictObject({
    muted: v.pipe(
      v.array(v.picklist(mutableKinds, 'This kind of notification cannot be switched off')),
      v.maxLength(mutableKinds.length, 'Please name each kind once'),
    ),
    emailDigest: v.boolean(),
  }),
  answer: notificationSettings,
  status: 200,
})
