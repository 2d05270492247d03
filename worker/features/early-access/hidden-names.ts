import { eq, or, type SQL } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { blocks } from '#worker/db/schema/community.ts'

/** The blocks by or of the viewer. */
export const blocksOf = (db: Database, viewerId: SQL) =>
  db
    .select({ blockerId: blocks.blockerId, blockedId: blocks.blockedId })
    .from(blocks)
    .where(or(eq(blocks.blockerId, viewerId), eq(blocks.blockedId, viewerId)))

/** The members whom a viewer, or a visitor, is not shown by name because of these blocks. */
export function hiddenFrom(
  viewerId: number | undefined,
  pairs: readonly { blockerId: number; blockedId: number }[],
): Set<number> {
  const hidden = new Set(pairs.flatMap(({ blockerId, blockedId }) => [blockerId, blockedId]))
  if (viewerId !== undefined) hidden.delete(viewerId)
  return hidden
}
