import {
  type Connection,
  type ConnectionInput,
  type ConnectionTab,
  type Inbox,
  type Relation,
  type RelationState,
} from '#shared/connections/api.ts'
import { ok, type Refusal, refuse } from '#shared/wire/result.ts'
import { type CardRow, memberCard } from '#worker/features/profiles/member-card.ts'
import { pairOf } from './pair.ts'
import { phaseOf } from '#worker/features/launch/phase.ts'
import type { Viewer } from '#worker/auth/session-statements.ts'
import { iso } from '#shared/dates.ts'
import { achievementsOfConnection } from '#worker/features/achievements/service.ts'
import { tell } from '#worker/features/live/channel.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { cutPage, type Page } from '#worker/http/paging.ts'
import { limitAttempts } from '#worker/auth/rate-limit.ts'
import {
  cardOf,
  type ConnectionRow,
  countsOf,
  relationsByPair,
  relationsOf,
  unreadMessagesOf,
  unreadNotificationsOf,
} from './repo.ts'
import { answerRequest, deleteRelation, insertRequest, tellRequester } from './writes.ts'

/** Why a member may not connect with anyone at present. */
export type ConnectionRefusal = 'not_unlocked' | 'sample_profile' | 'vendor_locked'

/** The refusal that the phase or the viewer's own account stands for; null when they may connect. */
export function connectionRefusal(
  deps: Pick<Deps, 'env' | 'now'>,
  viewer: Viewer,
): Refusal<ConnectionRefusal> | null {
  if (phaseOf(deps.env, viewer.network, deps.now).phase === 'prelaunch') return refuse('not_unlocked')
  const { accountType, hasFullPlatformAccess, isSampleData } = viewer.user
  if (isSampleData) return refuse('sample_profile')
  return accountType === 'vendor' && !hasFullPlatformAccess ? refuse('vendor_locked') : null
}

function view(row: Omit<ConnectionRow, 'pair'>, viewer: CardRow, other: CardRow): Connection {
  const isMine = row.requesterId === viewer.id
  const [user, targetUser] = isMine ? [viewer, other] : [other, viewer]
  return {
    id: row.id,
    userId: row.requesterId,
    requesterId: row.requesterId,
    receiverId: row.receiverId,
    status: row.status,
    message: row.message,
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
    user: memberCard(user),
    targetUser: memberCard(targetUser),
  }
}

/** One page of the viewer's relations, newest first; refused ones are in no tab (001 §2 Connections). */
export async function listConnections(
  { db, readAsViewer }: Pick<Deps, 'db' | 'readAsViewer'>,
  tab: ConnectionTab | null,
  page: Page,
): Promise<{ connections: Connection[]; next: number | null }> {
  const {
    viewer,
    rows: [rows],
  } = await readAsViewer((userId) => [relationsOf(db, userId, tab, page)])
  const { shown, next } = cutPage(rows, page, (row) => row.relationId)
  const connections = shown.map((row) => {
    const { relationId, requesterId, receiverId, status, message, createdAt, updatedAt, ...other } = row
    const relation = { id: relationId, requesterId, receiverId, status, message, createdAt, updatedAt }
    return view(relation, viewer.user, other)
  })
  return { connections, next }
}

function stateFor(viewerId: number, row: ConnectionRow): RelationState {
  if (row.status === 'accepted') return 'connected'
  const asked = row.requesterId === viewerId
  if (row.status === 'pending') return asked ? 'sent' : 'received'
  // Who has refused may ask again; who was refused may not.
  return asked ? 'declined' : 'none'
}

/** What stands between the viewer and each of the given members. */
export async function readRelations(
  { db, readAsViewer }: Pick<Deps, 'db' | 'readAsViewer'>,
  ids: readonly number[],
): Promise<Relation[]> {
  const {
    viewer,
    rows: [rows],
  } = await readAsViewer((userId) => [
    relationsByPair(
      db,
      ids.map((id) => pairOf(userId, id)),
    ),
  ])
  return ids.map((memberId) => {
    const row = rows.find(({ pair }) => pair === pairOf(viewer.user.id, memberId))
    const state = row ? stateFor(viewer.user.id, row) : 'none'
    return { memberId, state, connectionId: row && state !== 'none' ? row.id : null }
  })
}

/** The figures of badges and tabs. */
export async function readInbox({ db, readAsViewer }: Pick<Deps, 'db' | 'readAsViewer'>): Promise<Inbox> {
  const {
    rows: [[counts], [messages], [notices]],
  } = await readAsViewer((userId) => [
    countsOf(db, userId),
    unreadMessagesOf(db, userId),
    unreadNotificationsOf(db, userId),
  ])
  return {
    connections: counts?.connections ?? 0,
    requests: counts?.requests ?? 0,
    sent: counts?.sent ?? 0,
    unreadMessages: messages?.unreadMessages ?? 0,
    unreadNotifications: notices?.unreadNotifications ?? 0,
  }
}

/**
 * Asks for a connection (design §6). `made` tells a new request (201) from the relation that exists (200). Unknown,
 * private and blocked members are the same USER_NOT_FOUND; samples never connect; a vendor below five client referrals
 * can neither ask nor be asked; 429 past a hundred an hour, since a request carries a text.
 */
export async function requestConnection(deps: Deps, viewer: Viewer, input: ConnectionInput) {
  if (input.receiverId === viewer.user.id) return refuse('self_connection')
  const refusal = connectionRefusal(deps, viewer)
  if (refusal) return refusal
  await limitAttempts(deps.env, 'connectionRequests', String(viewer.user.id), deps.now)
  const { target, relation, made } = await insertRequest(deps.db, {
    requesterId: viewer.user.id,
    receiverId: input.receiverId,
    message: input.message || null,
    sessionHash: viewer.sessionHash,
    now: deps.now,
  })
  if (!target || target.isBlocked) return refuse('unknown_member')
  if (target.isSample) return refuse('sample_profile')
  if (!relation) {
    if (!target.isListed) return refuse('unknown_member')
    // Nothing stands against it and yet it was not written: the session has ended meanwhile.
    return refuse(target.isLockedVendor ? 'partner_locked' : 'signed_out')
  }
  if (made) announce(deps, relation)
  return ok({ connection: view(relation, viewer.user, target.card), made })
}

/** Both sides' tabs ask anew. */
function announce(deps: Deps, row: ConnectionRow): void {
  deps.later(
    tell(
      deps.env,
      [row.requesterId, row.receiverId],
      [
        { topic: 'connections', since: row.id },
        { topic: 'notifications', since: 0 },
        ...(row.status === 'accepted' ? [{ topic: 'achievements', since: 0 } as const] : []),
      ],
    ),
  )
}

/**
 * Answers a request as the member who was asked; the same answer twice is answered as the first time. A stranger to
 * the relation gets 404, who asked 403, and 409 when it was answered otherwise, or when the vendor who asked has lost
 * full access: such a request waits, and can be refused.
 */
export async function answerConnection(
  deps: Deps,
  viewer: Viewer,
  id: number,
  status: 'accepted' | 'rejected',
) {
  const refusal = connectionRefusal(deps, viewer)
  if (refusal) return refusal
  const answer = { id, receiverId: viewer.user.id, sessionHash: viewer.sessionHash, now: deps.now }
  const follows =
    status === 'accepted'
      ? [tellRequester(deps.db, id, deps.now), ...achievementsOfConnection(deps.db, id, deps.now)]
      : []
  const { row, isLockedVendor } = await answerRequest(deps.db, answer, status, follows)
  if (!row || ![row.requesterId, row.receiverId].includes(viewer.user.id)) return refuse('unknown_connection')
  if (row.receiverId !== viewer.user.id) return refuse('not_receiver')
  if (row.status === 'pending') return refuse(isLockedVendor ? 'partner_locked' : 'signed_out')
  if (row.status !== status) return refuse('already_answered')
  const other = await cardOf(deps.db, row.requesterId)
  if (!other) return refuse('unknown_connection')
  announce(deps, row)
  return ok(view(row, viewer.user, other))
}

/** Withdraws, removes or clears a relation; one that is gone already is answered as the first time (R535). */
export async function endConnection(deps: Deps, viewer: Viewer, id: number) {
  const { before, gone } = await deleteRelation(deps.db, {
    id,
    userId: viewer.user.id,
    sessionHash: viewer.sessionHash,
  })
  if (!before) return ok(undefined)
  if (![before.requesterId, before.receiverId].includes(viewer.user.id)) return refuse('unknown_connection')
  if (!gone) return refuse('not_requester')
  announce(deps, before)
  return ok(undefined)
}
