import { and, desc, eq, or, type SQL } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { blocks } from '#worker/db/schema/community.ts'
import { tokenEntries } from '#worker/db/schema/tokens.ts'
import { users } from '#worker/db/schema/users.ts'

/** The newest entries that the history shows; older ones come with the download of one's data. */
const historyLength = 48

export const userById = (db: Database, id: number) => db.select().from(users).where(eq(users.id, id))

/** A row when either of two members has blocked the other. */
export const blockBetween = (db: Database, one: SQL, other: number) =>
  db
    .select({ createdAt: blocks.createdAt })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.blockerId, one), eq(blocks.blockedId, other)),
        and(eq(blocks.blockerId, other), eq(blocks.blockedId, one)),
      ),
    )
    .limit(1)

export const entriesOf = (db: Database, userId: number) =>
  db
    .select({
      id: tokenEntries.id,
      amount: tokenEntries.amount,
      reason: tokenEntries.reason,
      source: tokenEntries.source,
      createdAt: tokenEntries.createdAt,
    })
    .from(tokenEntries)
    .where(eq(tokenEntries.userId, userId))
    .orderBy(desc(tokenEntries.id))
    .limit(historyLength)
