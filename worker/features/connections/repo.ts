import { eq, inArray, sql } from 'drizzle-orm'
import type { ConnectionStatus, ConnectionTab } from '#shared/connections/api.ts'
import { isConversationHidden } from './blocks.ts'
import type { Database } from '#worker/db/client.ts'
import { cardColumns } from '#worker/features/profiles/member-card.ts'
import { connectionCounts, connections } from '#worker/db/schema/community.ts'
import { users } from '#worker/db/schema/users.ts'
import type { Page } from '#worker/http/paging.ts'

export type ConnectionRow = typeof connections.$inferSelect

/** The rows on each tab; without a tab, all of them. */
const sides = {
  connections: [
    { column: 'requester_id', status: 'accepted' },
    { column: 'receiver_id', status: 'accepted' },
  ],
  requests: [{ column: 'receiver_id', status: 'pending' }],
  sent: [{ column: 'requester_id', status: 'pending' }],
} as const satisfies Record<ConnectionTab, readonly { column: string; status: string }[]>

/**
 * A page of a member's relations with the other side's card, newest first. Each side is one index range, and SQLite
 * merges ordered ranges lazily, so a page costs only its own rows whatever the size of the list.
 */
export function relationsOf(db: Database, userId: number, tab: ConnectionTab | null, page: Page) {
  const chosen = tab === null ? [...sides.connections, ...sides.requests, ...sides.sent] : sides[tab]
  const ranges = chosen.map(
    ({ column, status }) => sql`
      SELECT id AS relation_id, requester_id AS requester, receiver_id AS receiver, status AS relation_status, message AS note,
        created_at AS requested_at, updated_at AS changed_at
      FROM connections WHERE ${sql.raw(column)} = ${userId} AND status = ${status} AND id < ${page.before ?? Number.MAX_SAFE_INTEGER}`,
  )
  return db
    .select({
      relationId: sql<number>`relation_id`.as('relation_id'),
      requesterId: sql<number>`requester`.as('requester'),
      receiverId: sql<number>`receiver`.as('receiver'),
      status: sql<ConnectionStatus>`relation_status`.as('relation_status'),
      message: sql<string | null>`note`.as('note'),
      createdAt: sql<number>`requested_at`.as('requested_at'),
      updatedAt: sql<number>`changed_at`.as('changed_at'),
      ...cardColumns,
    })
    .from(
      sql`(${sql.join(ranges, sql` UNION ALL `)} ORDER BY relation_id DESC LIMIT ${page.limit + 1}) AS page`,
    )
    .innerJoin(users, sql`${users.id} = CASE requester WHEN ${userId} THEN receiver ELSE requester END`)
    .orderBy(sql`relation_id DESC`)
}

/** The relations between a member and others, by pair. */
export const relationsByPair = (db: Database, pairs: readonly string[]) =>
  db
    .select()
    .from(connections)
    .where(inArray(connections.pair, [...pairs]))

export const countsOf = (db: Database, userId: number) =>
  db.select().from(connectionCounts).where(eq(connectionCounts.userId, userId))

/** The number of unread messages in ten conversations, which suffices for a badge that ends at '9+'. */
export const unreadMessagesOf = (db: Database, userId: number) =>
  db.select({ unreadMessages: sql<number>`coalesce(sum(unread), 0)`.as('unread_messages') }).from(
    sql`(SELECT unread FROM conversations c WHERE user_id = ${userId} AND unread > 0
        AND NOT ${isConversationHidden} LIMIT 10)`,
  )

/** The number of unread groups of notifications, up to ten. */
export const unreadNotificationsOf = (db: Database, userId: number) =>
  db
    .select({ unreadNotifications: sql<number>`count(*)`.as('unread_notifications') })
    .from(sql`(SELECT 1 FROM notifications WHERE user_id = ${userId} AND read_at IS NULL LIMIT 10)`)

/** The card of one side of a relation. */
export async function cardOf(db: Database, id: number) {
  const [row] = await db.select(cardColumns).from(users).where(eq(users.id, id))
  return row ?? null
}
