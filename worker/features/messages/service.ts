import type { Conversation, Message, MessageInput } from '#shared/messages/api.ts'
import { type CardRow, hiddenCard, memberCard } from '#worker/features/profiles/member-card.ts'
import type { Viewer } from '#worker/auth/session-statements.ts'
import { iso } from '#shared/dates.ts'
import { connectionRefusal } from '#worker/features/connections/service.ts'
import { broadcast } from '#worker/features/live/channel.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { cutPage, type Page } from '#worker/http/paging.ts'
import { ok, refuse } from '#shared/wire/result.ts'
import { limitAttempts } from '#worker/auth/rate-limit.ts'
import {
  conversationsOf,
  insertMessage,
  markRead,
  type MessageRow,
  messagesBetween,
  threadWith,
} from './repo.ts'

const view = (row: MessageRow): Message => ({
  id: row.id,
  senderId: row.senderId,
  receiverId: row.receiverId,
  content: row.content,
  isRead: row.isRead,
  createdAt: iso(row.createdAt),
})

/** The other side of a conversation; a member who has blocked the viewer shows nothing of themselves any more. */
const otherSide = (row: CardRow & { isHidden: number }) => ({
  user: row.isHidden === 1 ? hiddenCard(row.id) : memberCard(row),
  isHidden: row.isHidden === 1,
})

/** A page of the viewer's conversations with unread counts, newest first. */
export async function listConversations(
  { db, readAsViewer }: Pick<Deps, 'db' | 'readAsViewer'>,
  page: Page,
): Promise<{ conversations: Conversation[]; next: number | null }> {
  const {
    rows: [rows],
  } = await readAsViewer((userId) => [conversationsOf(db, userId, page)])
  const { shown, next } = cutPage(rows, page, (row) => row.messageId)
  const conversations = shown.map((row) => ({
    ...otherSide(row),
    unread: row.unread,
    lastMessage: {
      id: row.messageId,
      senderId: row.senderId,
      receiverId: row.receiverId,
      content: row.content,
      isRead: row.isRead,
      createdAt: iso(row.sentAt),
    },
  }))
  return { conversations, next }
}

/**
 * A page of the viewer's thread with a member, newest first. Refuses `unknown_thread` when the two have no thread and
 * no connection.
 */
export async function readThread(
  deps: Pick<Deps, 'db' | 'env' | 'now' | 'readAsViewer'>,
  otherId: number,
  page: Page,
) {
  const {
    viewer,
    rows: [[other], rows],
  } = await deps.readAsViewer((userId) => [
    threadWith(deps.db, userId, otherId),
    messagesBetween(deps.db, userId, otherId, page),
  ])
  if (!other) return refuse('unknown_thread')
  const { shown, next } = cutPage(rows, page, (row) => row.id)
  const canSend = other.isConnected === 1 && other.isLocked === 0 && connectionRefusal(deps, viewer) === null
  return ok({ thread: { ...otherSide(other), canSend, messages: shown.map(view) }, next })
}

/** Announces messages from `since` on to both sides. */
const announce = (deps: Deps, members: readonly number[], since: number) =>
  deps.later(
    broadcast(deps.env, members, [
      { topic: 'messages', since },
      { topic: 'notifications', since: 0 },
    ]),
  )

/**
 * Sends a message to a connected member; the same key again returns the first message. Throws 429 past 60 a minute.
 * Refuses `self_message`, those of `connectionRefusal`, `partner_locked`, `not_connected`, `other_message` for a key
 * used otherwise, and `signed_out`.
 */
export async function sendMessage(deps: Deps, viewer: Viewer, input: MessageInput) {
  if (input.receiverId === viewer.user.id) return refuse('self_message')
  const refusal = connectionRefusal(deps, viewer)
  if (refusal) return refusal
  await limitAttempts(deps.env, 'messages', String(viewer.user.id), deps.now)
  const { message, isNew, isConnected, isLocked } = await insertMessage(deps.db, {
    senderId: viewer.user.id,
    receiverId: input.receiverId,
    content: input.content,
    clientKey: input.clientKey ?? crypto.randomUUID(),
    sessionHash: viewer.sessionHash,
    now: deps.now,
  })
  if (!message && isLocked) return refuse('partner_locked')
  if (!message) return refuse(isConnected ? 'signed_out' : 'not_connected')
  if (message.receiverId !== input.receiverId || message.content !== input.content) {
    return refuse('other_message')
  }
  if (isNew) announce(deps, [message.senderId, message.receiverId], message.id)
  return ok(view(message))
}

/** Marks the other side's messages up to one of them as read, and announces it to both sides. */
export async function markThreadRead(
  deps: Deps,
  viewer: Viewer,
  read: { otherId: number; upTo: number },
): Promise<void> {
  const marked = await markRead(deps.db, {
    ...read,
    userId: viewer.user.id,
    sessionHash: viewer.sessionHash,
    now: deps.now,
  })
  if (marked) announce(deps, [viewer.user.id, read.otherId], 0)
}
