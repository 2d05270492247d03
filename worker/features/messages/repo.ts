import { batch } from '#worker/db/batch.ts'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { isBlocked, isBlockedBy } from '#worker/features/connections/blocks.ts'
import type { Database } from '#worker/db/client.ts'
import { cardColumns } from '#worker/features/profiles/member-card.ts'
import { markMessageNoticesRead } from './message-notices.ts'
import { notify } from '#worker/features/notifications/notify.ts'
import { pairOf } from '#worker/features/connections/pair.ts'
import { isLockedVendor } from '#worker/features/vendors/partner-lock.ts'
import { connections, conversations, messages } from '#worker/db/schema/community.ts'
import { users } from '#worker/db/schema/users.ts'
import { sessionIsActive } from '#worker/auth/session-statements.ts'
import { changesOf, statement } from '#worker/db/statement.ts'
import type { Page } from '#worker/http/paging.ts'

export type MessageRow = typeof messages.$inferSelect

/** The viewer's conversations, newest first; those with members the viewer has blocked are hidden. */
export const conversationsOf = (db: Database, userId: number, page: Page) =>
  db
    .select({
      messageId: sql<number>`${messages.id}`.as('message_id'),
      senderId: messages.senderId,
      receiverId: messages.receiverId,
      content: messages.content,
      isRead: messages.isRead,
      sentAt: sql<number>`${messages.createdAt}`.as('sent_at'),
      unread: conversations.unread,
      isHidden: isBlockedBy(userId, sql`${conversations.otherId}`).as('is_hidden'),
      ...cardColumns,
    })
    .from(conversations)
    .innerJoin(messages, eq(messages.id, conversations.lastMessageId))
    .innerJoin(users, eq(users.id, conversations.otherId))
    .where(
      and(
        eq(conversations.userId, userId),
        lt(conversations.lastMessageId, page.before ?? Number.MAX_SAFE_INTEGER),
        sql`NOT EXISTS (SELECT 1 FROM blocks WHERE blocker_id = ${userId} AND blocked_id = ${conversations.otherId})`,
      ),
    )
    .orderBy(desc(conversations.lastMessageId))
    .limit(page.limit + 1)

/**
 * The other side of a thread, if the two are connected or have written to each other; hidden from a member who blocked
 * them. A blocked member can still read the thread and cannot send, as after any removal; `isHidden` is 1 then.
 */
export const threadWith = (db: Database, userId: number, otherId: number) =>
  db
    .select({
      ...cardColumns,
      isConnected:
        sql<number>`EXISTS (SELECT 1 FROM connections WHERE pair = ${pairOf(userId, otherId)} AND status = 'accepted')`.as(
          'is_connected',
        ),
      isLocked: sql<number>`${isLockedVendor(otherId)}`.as('is_locked'),
      isHidden: isBlockedBy(userId, otherId).as('is_hidden'),
    })
    .from(users)
    .where(
      and(
        eq(users.id, otherId),
        sql`NOT EXISTS (SELECT 1 FROM blocks WHERE blocker_id = ${userId} AND blocked_id = ${otherId})`,
        sql`(EXISTS (SELECT 1 FROM connections WHERE pair = ${pairOf(userId, otherId)} AND status = 'accepted')
          OR EXISTS (SELECT 1 FROM conversations WHERE user_id = ${userId} AND other_id = ${otherId}))`,
      ),
    )

export const messagesBetween = (db: Database, userId: number, otherId: number, page: Page) =>
  db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.pair, pairOf(userId, otherId)),
        lt(messages.id, page.before ?? Number.MAX_SAFE_INTEGER),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(page.limit + 1)

type Sending = {
  senderId: number
  receiverId: number
  content: string
  clientKey: string
  sessionHash: string
  now: number
}

export type Sent = {
  message: MessageRow | null
  isNew: boolean
  isConnected: boolean
  /** The receiver is a vendor who has lost full access. */
  isLocked: boolean
}

/** Inserts a message between connected members, once for each client key, and notifies the receiver. */
export async function insertMessage(db: Database, sending: Sending): Promise<Sent> {
  const { senderId, receiverId, clientKey, now } = sending
  const pair = pairOf(senderId, receiverId)
  const connected = sql`EXISTS (SELECT 1 FROM connections WHERE pair = ${pair} AND status = 'accepted')`
  const [inserted, , written, relation] = await batch(db, [
    statement(sql`
      INSERT INTO messages (sender_id, receiver_id, pair, content, client_key, created_at)
      SELECT ${senderId}, ${receiverId}, ${pair}, ${sending.content}, ${clientKey}, ${now}
      WHERE ${connected} AND NOT ${isBlocked(senderId, receiverId)} AND NOT ${isLockedVendor(receiverId)} AND ${sessionIsActive(sending.sessionHash)}
      ON CONFLICT (sender_id, client_key) WHERE client_key IS NOT NULL DO NOTHING`),
    notify({ to: receiverId, kind: 'message', about: senderId, now, when: sql`changes() > 0` }),
    db
      .select()
      .from(messages)
      .where(and(eq(messages.senderId, senderId), eq(messages.clientKey, clientKey))),
    db
      .select({
        id: connections.id,
        isLocked: sql<number>`${isLockedVendor(receiverId)}`.as('is_locked'),
      })
      .from(connections)
      .where(and(eq(connections.pair, pair), eq(connections.status, 'accepted'))),
  ])
  return {
    message: written[0] ?? null,
    isNew: changesOf(inserted) > 0,
    isConnected: relation.length > 0,
    isLocked: relation[0]?.isLocked === 1,
  }
}

/** Marks the other side's messages up to one of them as read; returns whether any was unread. */
export async function markRead(
  db: Database,
  read: { userId: number; otherId: number; upTo: number; sessionHash: string; now: number },
): Promise<boolean> {
  const { userId, otherId } = read
  const [marked] = await batch(db, [
    statement(sql`
      UPDATE messages SET is_read = 1
      WHERE receiver_id = ${userId} AND sender_id = ${otherId} AND is_read = 0 AND id <= ${read.upTo}
        AND ${sessionIsActive(read.sessionHash)}`),
    markMessageNoticesRead({ of: userId, now: read.now, when: sql`changes() > 0` }),
  ])
  return changesOf(marked) > 0
}
