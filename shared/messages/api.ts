import * as v from 'valibot'
import { memberId } from '#shared/connections/api.ts'
import type { MemberCard } from '#shared/profiles/member-views.ts'
import { lines } from '#shared/wire/text.ts'
import { messageLimits } from './limits.ts'

const content = v.pipe(
  lines(messageLimits.text, 'Please write a message'),
  v.nonEmpty('Please write a message'),
)

/** `POST /api/messages`; a message sent again under its `clientKey` makes no double. */
export const messageInput = v.strictObject({
  receiverId: memberId,
  content,
  clientKey: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'A key has 8 to 64 letters, digits, - or _')),
  ),
})
export type MessageInput = v.InferInput<typeof messageInput>

/** `POST /api/messages/{otherId}/read`: everything up to this message has been seen. */
export const messagesReadInput = v.strictObject({ upTo: memberId })

/** A message (001 §3). */
export type Message = {
  id: number
  senderId: number
  receiverId: number
  content: string
  isRead: boolean
  createdAt: string
}

/** One row of `GET /api/messages`: a conversation with its newest message. */
export type Conversation = { user: MemberCard; lastMessage: Message; unread: number }

/** `GET /api/messages/{otherId}`: the newest messages first; older ones by the `Link` header. */
export type Thread = { user: MemberCard; canSend: boolean; messages: Message[] }
