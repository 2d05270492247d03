import * as v from 'valibot'
import { endpoint } from '#shared/wire/endpoint.ts'
import { count, flag, id, pageQuery, text, time } from '#shared/wire/fields.ts'
import { mailChoices, mailKinds, mutableKinds, notificationKinds } from './kinds.ts'

const kind = v.picklist(/* @__PURE__ */ notificationKinds.map((row) => row.id))

/** The notifications of one kind on one UTC day, about one member if they are about any. */
const notificationGroup = v.strictObject({
  id,
  kind,
  count,
  text,
  /** The member whom it is about; null also if the reader may not see them. */
  member: v.nullable(v.strictObject({ id, name: text })),
  /** The connection request that the reader can answer here. */
  requestId: v.nullable(id),
  /** `2026-11-27`. */
  day: text,
  isRead: flag,
  updatedAt: time,
})
export type NotificationGroup = v.InferOutput<typeof notificationGroup>

const notificationSettings = v.strictObject({
  muted: v.array(kind),
  /** The kinds about which no mail is sent. */
  mailMuted: v.array(v.picklist(mailKinds)),
  emailDigest: flag,
})
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
      v.array(v.picklist(mutableKinds, 'This kind of notification cannot be turned off')),
      v.maxLength(mutableKinds.length, 'Please name each kind once'),
    ),
    mailMuted: v.pipe(
      v.array(v.picklist(mailKinds, 'Mail of this kind cannot be turned off')),
      v.maxLength(mailKinds.length, 'Please name each kind once'),
    ),
    emailDigest: v.boolean(),
  }),
  answer: notificationSettings,
  status: 200,
})

/** Turns mail of one kind off, or on again, by the signed link of a mail and without a session. */
export const chooseMail = endpoint({
  method: 'POST',
  path: '/api/notifications/mail',
  access: 'anyone',
  body: v.strictObject({
    member: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    kind: v.picklist(mailChoices, 'There is no such mail'),
    /** The link's signature. */
    key: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/, 'This link is incomplete')),
    isOn: v.boolean(),
  }),
  answer: 'nothing',
  status: 204,
  errors: ['BAD_LINK'],
})
