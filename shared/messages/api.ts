import * as v from 'valibot'
import { memberId } from '#shared/connections/api.ts'
import { memberCard } from '#shared/profiles/member-views.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { count, flag, id, pageQuery, text, time } from '#shared/wire/fields.ts'
import { lines } from '#shared/wire/text.ts'
import { messageLimits } from './limits.ts'

const messageId = v.pipe(
  v.number('Please name a message'),
  v.safeInteger('Please name a message'),
  v.minValue(1, 'Please name a message'),
)

/** A message; repeating it under the same `clientKey` stores it once. */
const messageInput = v.strictObject({
  receiverId: memberId,
  content: v.pipe(lines(messageLimits.text, 'Please write a message'), v.nonEmpty('Please write a message')),
  clientKey: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'A key has 8 to 64 letters, digits, - or _')),
  ),
})
export type MessageInput = v.InferInput<typeof messageInput>

const message = v.strictObject({
  id,
  senderId: id,
  receiverId: id,
  content: text,
  isRead: flag,
  createdAt: time,
})
export type Message = v.InferOutput<typeof message>

/** `isHidden`: the other side has blocked the viewer, and `user` says nothing of them. */
const otherSide = { user: memberCard, isHidden: flag }

const conversation = v.strictObject({ ...otherSide, lastMessage: message, unread: count })
export type Conversation = v.InferOutput<typeof conversation>

const threadPage = v.strictObject({ ...otherSide, canSend: flag, messages: v.array(message) })
export type Thread = v.InferOutput<typeof threadPage>

/** The viewer's conversations, the newest first. */
export const list = endpoint({
  method: 'GET',
  path: '/api/messages',
  access: 'member',
  query: pageQuery,
  answer: v.array(conversation),
  status: 200,
  errors: ['BAD_PAGE'],
})

export const send = endpoint({
  method: 'POST',
  path: '/api/messages',
  access: 'member',
  body: messageInput,
  answer: message,
  status: 201,
  limits: ['messages'],
  errors: [
    'NOT_UNLOCKED',
    'SAMPLE_PROFILE',
    'PARTNER_LOCKED',
    'SELF_MESSAGE',
    'NOT_CONNECTED',
    'IDEMPOTENCY_MISMATCH',
  ],
})

/** One page of the messages with the member `id`, the newest first. */
export const thread = endpoint({
  method: 'GET',
  path: '/api/messages/:id',
  access: 'member',
  query: pageQuery,
  answer: threadPage,
  status: 200,
  errors: ['BAD_PAGE', 'USER_NOT_FOUND', 'THREAD_NOT_FOUND'],
})

/** Marks the messages of the member `id` up to one of them as read. */
export const markRead = endpoint({
  method: 'POST',
  path: '/api/messages/:id/read',
  access: 'member',
  body: v.strictObject({ upTo: messageId }),
  answer: 'nothing',
  status: 204,
  errors: ['USER_NOT_FOUND'],
})
