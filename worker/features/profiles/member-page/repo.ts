import { and, eq, or, type SQL } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { blocks } from '#worker/db/schema/community.ts'
import { users } from '#worker/db/schema/users.ts'

export const userById = (db: Database, id: number) => db.select().from(users).where(eq(users.id, id))

/** A row if either of two members has blocked the other. */
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
