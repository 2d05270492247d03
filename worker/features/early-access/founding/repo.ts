import { eq, or, type SQL } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { foundingSheet } from '#worker/db/schema/access.ts'
import { blocks } from '#worker/db/schema/community.ts'

/** The taken places, in one row. */
export const sheet = (db: Database) =>
  db.select({ places: foundingSheet.places }).from(foundingSheet).where(eq(foundingSheet.id, 1))

/** The blocks by or of the viewer. */
export const blocksOf = (db: Database, viewerId: SQL) =>
  db
    .select({ blockerId: blocks.blockerId, blockedId: blocks.blockedId })
    .from(blocks)
    .where(or(eq(blocks.blockerId, viewerId), eq(blocks.blockedId, viewerId)))
