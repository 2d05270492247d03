import { batch } from '#worker/db/batch.ts'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { cardColumns } from '#worker/features/profiles/member-card.ts'
import { blocks } from '#worker/db/schema/community.ts'
import { users } from '#worker/db/schema/users.ts'
import { sessionIsActive } from '#worker/auth/session-statements.ts'
import { isBlockedBy } from '#worker/features/connections/blocks.ts'
import { canSeeMember } from '#worker/features/connections/can-see-member.ts'
import { markMessageNoticesRead } from '#worker/features/messages/message-notices.ts'
import { pairOf } from '#worker/features/connections/pair.ts'
import { markRequestRead } from '#worker/features/connections/request-notices.ts'
import { statement } from '#worker/db/statement.ts'
import type { Page } from '#worker/http/paging.ts'

type Between = { userId: number; otherId: number; sessionHash: string; now: number }

const visibleMember = (db: Database, { userId, otherId }: Pick<Between, 'userId' | 'otherId'>) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, otherId), canSeeMember(userId, otherId)))

/** Blocks a member and ends the relation between the two; returns whether the viewer can see such a member. */
export async function insertBlock(db: Database, { userId, otherId, sessionHash, now }: Between) {
  const isActive = sessionIsActive(sessionHash)
  const hasBlocked = sql`EXISTS (SELECT 1 FROM blocks WHERE blocker_id = ${userId} AND blocked_id = ${otherId})`
  const [found] = await batch(db, [
    visibleMember(db, { userId, otherId }),
    statement(sql`
      INSERT INTO blocks (blocker_id, blocked_id, created_at)
      SELECT ${userId}, id, ${now} FROM users WHERE id = ${otherId} AND ${canSeeMember(userId, otherId)} AND ${isActive}
      ON CONFLICT (blocker_id, blocked_id) DO NOTHING`),
    // A rejection by the other side stays: blocking and unblocking must not allow a new request.
    statement(sql`
      DELETE FROM connections
      WHERE pair = ${pairOf(userId, otherId)} AND NOT (status = 'rejected' AND requester_id = ${userId}) AND ${isActive}`),
    markMessageNoticesRead({ of: userId, now, when: isActive }),
    ...[
      [userId, otherId],
      [otherId, userId],
    ].map(([of, about]) =>
      markRequestRead({
        of: sql`${of}`,
        about: sql`SELECT ${about} WHERE ${isActive} AND ${hasBlocked}`,
        now,
      }),
    ),
  ])
  return found.length > 0
}

export async function deleteBlock(db: Database, { userId, otherId, sessionHash }: Between): Promise<void> {
  await db
    .delete(blocks)
    .where(and(eq(blocks.blockerId, userId), eq(blocks.blockedId, otherId), sessionIsActive(sessionHash)))
}

/** Reports a member to staff, with one open report for each pair; returns whether the viewer can see such a member. */
export async function insertReport(db: Database, report: Between & { reason: string }): Promise<boolean> {
  const [found] = await batch(db, [
    visibleMember(db, report),
    statement(sql`
      INSERT INTO member_reports (reporter_id, reported_id, reason, created_at)
      SELECT ${report.userId}, id, ${report.reason}, ${report.now}
      FROM users WHERE id = ${report.otherId} AND ${canSeeMember(report.userId, report.otherId)} AND ${sessionIsActive(report.sessionHash)}
      ON CONFLICT (reporter_id, reported_id) WHERE status = 'open' DO NOTHING`),
  ])
  return found.length > 0
}

export const blockedBy = (db: Database, userId: number, page: Page) =>
  db
    .select({
      blockedAt: sql<number>`${blocks.createdAt}`.as('blocked_at'),
      isHidden: isBlockedBy(userId, sql`${users.id}`).as('is_hidden'),
      ...cardColumns,
    })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(and(eq(blocks.blockerId, userId), lt(blocks.blockedId, page.before ?? Number.MAX_SAFE_INTEGER)))
    .orderBy(desc(blocks.blockedId))
    .limit(page.limit + 1)
