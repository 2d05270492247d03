import { batch, type Batchable } from '#worker/db/batch.ts'
import { and, eq, inArray, notExists, or, sql } from 'drizzle-orm'
import { isBlocked } from './blocks.ts'
import type { Database } from '#worker/db/client.ts'
import { type CardRow, cardColumns } from '#worker/features/profiles/member-card.ts'
import { notify } from '#worker/features/notifications/notify.ts'
import { pairOf } from './pair.ts'
import { markRequestRead } from './request-notices.ts'
import { connections } from '#worker/db/schema/community.ts'
import { users } from '#worker/db/schema/users.ts'
import { sessionIsActive } from '#worker/auth/session-statements.ts'
import { changesOf, statement } from '#worker/db/statement.ts'
import { isListed, isListedSql } from '#worker/features/profiles/user-views.ts'
import type { ConnectionRow } from './repo.ts'

type RequestOutcome = {
  target: {
    isListed: boolean
    isSample: boolean
    isLockedVendor: boolean
    isBlocked: boolean
    card: CardRow
  } | null
  relation: ConnectionRow | null
  isNew: boolean
}

type Request = {
  requesterId: number
  receiverId: number
  message: string | null
  sessionHash: string
  now: number
}

/**
 * Inserts a request where the rules allow it, and reads the resulting relation, in one batch. A request that meets one
 * from the other side, or repeats, changes nothing; only a member who rejected the other may ask anew.
 */
export async function insertRequest(db: Database, request: Request): Promise<RequestOutcome> {
  const { requesterId, receiverId, now } = request
  const pair = pairOf(requesterId, receiverId)
  const [inserted, , targets, relations] = await batch(db, [
    statement(sql`
      INSERT INTO connections (requester_id, receiver_id, pair, status, message, created_at, updated_at)
      SELECT ${requesterId}, t.id, ${pair}, 'pending', ${request.message}, ${now}, ${now}
      FROM users t
      WHERE t.id = ${receiverId} AND t.is_sample_data = 0 AND ${isListedSql}
        AND (t.account_type <> 'vendor' OR t.has_full_platform_access = 1)
        AND NOT ${isBlocked(requesterId, receiverId)} AND ${sessionIsActive(request.sessionHash)}
      ON CONFLICT (pair) DO UPDATE SET
        requester_id = excluded.requester_id, receiver_id = excluded.receiver_id, status = 'pending',
        message = excluded.message, created_at = excluded.created_at, updated_at = excluded.updated_at
        WHERE status = 'rejected' AND receiver_id = excluded.requester_id`),
    notify({ to: receiverId, kind: 'connection-request', about: requesterId, now, when: sql`changes() > 0` }),
    db
      .select({
        ...cardColumns,
        isProfilePublic: users.isProfilePublic,
        isSampleData: users.isSampleData,
        hasFullPlatformAccess: users.hasFullPlatformAccess,
        isBlocked: sql<number>`${isBlocked(requesterId, receiverId)}`.as('is_blocked'),
      })
      .from(users)
      .where(eq(users.id, receiverId)),
    db.select().from(connections).where(eq(connections.pair, pair)),
  ])
  const [target] = targets
  return {
    isNew: changesOf(inserted) > 0,
    relation: relations[0] ?? null,
    target: target
      ? {
          isListed: isListed(target),
          isSample: target.isSampleData,
          isLockedVendor: target.accountType === 'vendor' && !target.hasFullPlatformAccess,
          isBlocked: target.isBlocked === 1,
          card: target,
        }
      : null,
  }
}

type Answer = { id: number; receiverId: number; sessionHash: string; now: number }

/** A row when the requester is a vendor without full access, who can no longer be accepted. */
const lockedRequester = (db: Database, connectionId: number) =>
  db
    .select({ id: users.id })
    .from(connections)
    .innerJoin(users, eq(users.id, connections.requesterId))
    .where(
      and(
        eq(connections.id, connectionId),
        eq(users.accountType, 'vendor'),
        eq(users.hasFullPlatformAccess, false),
      ),
    )

/** Answers a pending request as its receiver; the follow-up statements run in the same batch. */
export async function answerRequest(
  db: Database,
  answer: Answer,
  status: 'accepted' | 'rejected',
  followUps: readonly Batchable[],
): Promise<{ row: ConnectionRow | null; isLockedVendor: boolean }> {
  const locked = lockedRequester(db, answer.id)
  const allowed = status === 'accepted' ? notExists(locked) : sql`1`
  const results = await batch(db, [
    statement(sql`
      UPDATE connections SET status = ${status}, updated_at = ${answer.now}
      WHERE id = ${answer.id} AND receiver_id = ${answer.receiverId} AND status = 'pending' AND ${allowed} AND ${sessionIsActive(answer.sessionHash)}`),
    ...followUps,
    locked,
    db.select().from(connections).where(eq(connections.id, answer.id)),
  ])
  const [lockedRequesters, rows] = results.slice(-2) as [unknown[], ConnectionRow[]]
  return { row: rows[0] ?? null, isLockedVendor: lockedRequesters.length > 0 }
}

/** Notifies the requester of an acceptance. It must follow the answer directly, whose changes it tests. */
export const notifyRequester = (connectionId: number, receiverId: number, now: number) =>
  notify({
    to: sql`SELECT requester_id FROM connections WHERE id = ${connectionId}`,
    kind: 'connection-accepted',
    about: receiverId,
    now,
    when: sql`changes() > 0`,
  })

/** Marks the receiver's notice of a request as read, once the request was answered wherever it was. */
export const markAnsweredRead = (connectionId: number, receiverId: number, now: number) =>
  markRequestRead({
    about: sql`SELECT requester_id FROM connections
      WHERE id = ${connectionId} AND receiver_id = ${receiverId} AND status <> 'pending'`,
    of: sql`${receiverId}`,
    now,
  })

/**
 * Ends a relation as one of its sides: the requester withdraws it, either removes it, the rejecting side clears it.
 * Returns the row before (null without one) and whether it is gone.
 */
export async function deleteRelation(
  db: Database,
  request: { id: number; userId: number; sessionHash: string; now: number },
): Promise<{ before: ConnectionRow | null; isGone: boolean }> {
  const { id, userId, sessionHash, now } = request
  const withdrawn = sql`id = ${id} AND requester_id = ${userId} AND status = 'pending'`
  const [before, , deleted] = await batch(db, [
    db.select().from(connections).where(eq(connections.id, id)),
    markRequestRead({
      about: sql`SELECT requester_id FROM connections WHERE ${withdrawn} AND ${sessionIsActive(sessionHash)}`,
      of: sql`SELECT receiver_id FROM connections WHERE ${withdrawn}`,
      now,
    }),
    db
      .delete(connections)
      .where(
        and(
          eq(connections.id, id),
          or(
            and(eq(connections.requesterId, userId), inArray(connections.status, ['pending', 'accepted'])),
            and(eq(connections.receiverId, userId), inArray(connections.status, ['accepted', 'rejected'])),
          ),
          sessionIsActive(sessionHash),
        ),
      )
      .returning({ id: connections.id }),
  ])
  return { before: before[0] ?? null, isGone: deleted.length === 1 }
}
