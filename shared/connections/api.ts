import * as v from 'valibot'
import type { MemberCard } from '#shared/profiles/member-views.ts'
import { lines } from '#shared/wire/text.ts'
import { connectionLimits } from './limits.ts'

export const memberId = v.pipe(
  v.number('Please name a member'),
  v.safeInteger('Please name a member'),
  v.minValue(1, 'Please name a member'),
)

/** `POST /api/connections`. */
export const connectionInput = v.strictObject({
  receiverId: memberId,
  message: v.optional(lines(connectionLimits.note, 'Please write your note as text')),
})
export type ConnectionInput = v.InferInput<typeof connectionInput>

export type ConnectionStatus = 'pending' | 'accepted' | 'rejected'

/** A relation as the client reads it (001 §3): `user` asked, `targetUser` was asked. */
export type Connection = {
  id: number
  /** Who asked; the same as `requesterId`. */
  userId: number
  requesterId: number
  receiverId: number
  status: ConnectionStatus
  message: string | null
  createdAt: string
  updatedAt: string
  user: MemberCard
  targetUser: MemberCard
}

/** The tabs of the connections page; `?tab=` of `GET /api/connections`. */
export const connectionTabs = ['connections', 'requests', 'sent'] as const
export type ConnectionTab = (typeof connectionTabs)[number]

/** What stands between the viewer and a member, as the viewer may know it. */
export type RelationState = 'none' | 'sent' | 'received' | 'connected' | 'declined'
export type Relation = { memberId: number; state: RelationState; connectionId: number | null }

/** `GET /api/connections/relations?ids=1,2` asks for at most this many. */
export const relationsAtOnce = 24

/** `GET /api/inbox`: the figures that badges and tabs show. */
export type Inbox = {
  connections: number
  requests: number
  sent: number
  unreadMessages: number
  unreadNotifications: number
}

/** `POST /api/users/{id}/report`. */
export const reportInput = v.strictObject({
  reason: v.pipe(
    lines(connectionLimits.reportReason, 'Please say what is wrong'),
    v.nonEmpty('Please say what is wrong'),
  ),
})

/** `GET /api/blocks`. */
export type BlockedMember = { user: MemberCard; createdAt: string }
