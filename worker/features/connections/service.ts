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
import { broadcast } from '#worker/features/live/channel.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { cutPage, type Page } from '#worker/http/paging.ts'
import { limitAttempts } from '#worker/auth/rate-limit.ts'
import { mailNoticesSoon } from '#worker/features/notifications/mail/service.ts'
import {
  cardOf,
  type ConnectionRow,
  countsOf,
  relationsByPair,
  relationsOf,
  unreadMessagesOf,
  unreadNotificationsOf,
} from './repo.ts'
import { answerRequest, deleteRelation, insertRequest, markAnsweredRead, notifyRequester } from './writes.ts'

/** Reasons for which a member cannot connect with anyone at present. */
export type ConnectionRefusal = 'not_unlocked' | 'sample_profile' | 'vendor_locked'

/** The refusal by the phase or the viewer's own account; null when they may connect. */
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

/** A page of the viewer's relations, newest first; rejected ones are on no tab. */
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
  const isRequester = row.requesterId === viewerId
  if (row.status === 'pending') return isRequester ? 'sent' : 'received'
  // A member who rejected a request may ask in turn; one who was rejected may not.
  return isRequester ? 'declined' : 'none'
}

/** The viewer's relation to each of the given members. */
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

/** The counts of badges and tabs. */
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
 * Requests a connection; `made` distinguishes a new request from an existing relation. Throws 429 past a hundred an
 * hour, since a request carries text. Refuses `self_connection`, those of `connectionRefusal`, `unknown_member` for
 * unknown, private and blocked members alike, `sample_profile`, `partner_locked` for a vendor below five client
 * referrals, and `signed_out` when the session ends meanwhile.
 */
export async function requestConnection(deps: Deps, viewer: Viewer, input: ConnectionInput) {
  if (input.receiverId === viewer.user.id) return refuse('self_connection')
  const refusal = connectionRefusal(deps, viewer)
  if (refusal) return refusal
  await limitAttempts(deps.env, 'connectionRequests', String(viewer.user.id), deps.now)
  const { target, relation, isNew } = await insertRequest(deps.db, {
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
    // No rule forbids it, yet nothing was written: the session has ended meanwhile.
    return refuse(target.isLockedVendor ? 'partner_locked' : 'signed_out')
  }
  if (isNew) {
    announce(deps, relation)
    deps.later(mailNoticesSoon(deps))
  }
  return ok({ connection: view(relation, viewer.user, target.card), isNew })
}

/** Announces a changed relation to both sides. */
function announce(deps: Deps, row: ConnectionRow): void {
  deps.later(
    broadcast(
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
 * Accepts or rejects a request as its receiver; repeating an answer succeeds. Refuses `unknown_connection` to
 * strangers, `not_receiver` to the requester, `already_answered` after another answer, and `partner_locked` when a
 * requesting vendor has lost full access, whose request can still be rejected.
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
  const followUps =
    status === 'accepted'
      ? [notifyRequester(id, viewer.user.id, deps.now), ...achievementsOfConnection(id, deps.now)]
      : []
  const { row, isLockedVendor } = await answerRequest(deps.db, answer, status, [
    ...followUps,
    markAnsweredRead(id, viewer.user.id, deps.now),
  ])
  if (!row || ![row.requesterId, row.receiverId].includes(viewer.user.id)) return refuse('unknown_connection')
  if (row.receiverId !== viewer.user.id) return refuse('not_receiver')
  if (row.status === 'pending') return refuse(isLockedVendor ? 'partner_locked' : 'signed_out')
  if (row.status !== status) return refuse('already_answered')
  const other = await cardOf(deps.db, row.requesterId)
  if (!other) return refuse('unknown_connection')
  announce(deps, row)
  return ok(view(row, viewer.user, other))
}

/**
 * Withdraws, removes or clears a relation; one that is gone already counts as success. Refuses `unknown_connection` to
 * strangers and `not_requester` to a receiver who withdraws.
 */
export async function endConnection(deps: Deps, viewer: Viewer, id: number) {
  const { before, isGone } = await deleteRelation(deps.db, {
    id,
    userId: viewer.user.id,
    sessionHash: viewer.sessionHash,
    now: deps.now,
  })
  if (!before) return ok(undefined)
  if (![before.requesterId, before.receiverId].includes(viewer.user.id)) return refuse('unknown_connection')
  if (!isGone) return refuse('not_requester')
  announce(deps, before)
  return ok(undefined)
}
