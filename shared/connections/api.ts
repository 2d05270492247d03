import * as v from 'valibot'
import { memberCard } from '#shared/profiles/member-views.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { count, id, pageQuery, text, time } from '#shared/wire/fields.ts'
import { lines } from '#shared/wire/text.ts'
import { connectionLimits } from './limits.ts'

export const memberId = v.pipe(
  v.number('Please name a member'),
  v.safeInteger('Please name a member'),
  v.minValue(1, 'Please name a member'),
)

const connectionInput = v.strictObject({
  receiverId: memberId,
  message: v.optional(lines(connectionLimits.note, 'Please write your note as text')),
})
export type ConnectionInput = v.InferInput<typeof connectionInput>

export const connectionStatuses = ['pending', 'accepted', 'rejected'] as const
export type ConnectionStatus = (typeof connectionStatuses)[number]

/** A connection as both sides read it: `user` is the requester, `targetUser` the receiver. */
const connection = v.strictObject({
  id,
  /** The same as `requesterId`. */
  userId: id,
  requesterId: id,
  receiverId: id,
  status: v.picklist(connectionStatuses),
  message: v.nullable(text),
  createdAt: time,
  updatedAt: time,
  user: memberCard,
  targetUser: memberCard,
})
export type Connection = v.InferOutput<typeof connection>

/** The tabs of the connections page. */
export const connectionTabs = ['connections', 'requests', 'sent'] as const
export type ConnectionTab = (typeof connectionTabs)[number]

/** The viewer's relation to another member, as far as the viewer may know it. */
const relation = v.strictObject({
  memberId: id,
  state: v.picklist(['none', 'sent', 'received', 'connected', 'declined']),
  connectionId: v.nullable(id),
})
export type Relation = v.InferOutput<typeof relation>
export type RelationState = Relation['state']

/** The most members that one call of `relations` may name. */
export const relationsAtOnce = 24

const inboxCounts = v.strictObject({
  connections: count,
  requests: count,
  sent: count,
  unreadMessages: count,
  unreadNotifications: count,
})
export type Inbox = v.InferOutput<typeof inboxCounts>

const reportInput = v.strictObject({
  reason: v.pipe(
    lines(connectionLimits.reportReason, 'Please describe the problem'),
    v.nonEmpty('Please describe the problem'),
  ),
})

const blockedMember = v.strictObject({ user: memberCard, createdAt: time })
export type BlockedMember = v.InferOutput<typeof blockedMember>

/** Reasons for which a member cannot connect with anyone at present. */
const lockedErrors = ['NOT_UNLOCKED', 'SAMPLE_PROFILE', 'PARTNER_LOCKED'] as const

/** The counts that badges and tabs show. */
export const inbox = endpoint({
  method: 'GET',
  path: '/api/inbox',
  access: 'member',
  answer: inboxCounts,
  status: 200,
})

export const list = endpoint({
  method: 'GET',
  path: '/api/connections',
  access: 'member',
  query: v.object({ ...pageQuery.entries, tab: v.optional(text) }),
  answer: v.array(connection),
  status: 200,
  errors: ['BAD_PAGE', 'BAD_QUERY'],
})

/** `ids`: members' ids, separated by commas. */
export const relations = endpoint({
  method: 'GET',
  path: '/api/connections/relations',
  access: 'member',
  query: v.object({ ids: v.optional(text) }),
  answer: v.array(relation),
  status: 200,
  errors: ['BAD_QUERY'],
})

/** 201 for a new request, 200 for an existing relation. */
export const request = endpoint({
  method: 'POST',
  path: '/api/connections',
  access: 'member',
  body: connectionInput,
  answer: connection,
  status: [201, 200],
  limits: ['connectionRequests'],
  errors: [...lockedErrors, 'SELF_CONNECTION', 'USER_NOT_FOUND'],
})

export const accept = endpoint({
  method: 'POST',
  path: '/api/connections/:id/accept',
  access: 'member',
  answer: connection,
  status: 200,
  errors: [...lockedErrors, 'CONNECTION_NOT_FOUND', 'FORBIDDEN', 'ALREADY_ANSWERED'],
})

export const reject = endpoint({
  method: 'POST',
  path: '/api/connections/:id/reject',
  access: 'member',
  answer: connection,
  status: 200,
  errors: [...lockedErrors, 'CONNECTION_NOT_FOUND', 'FORBIDDEN', 'ALREADY_ANSWERED'],
})

/** Withdraws a request or ends a connection. */
export const end = endpoint({
  method: 'DELETE',
  path: '/api/connections/:id',
  access: 'member',
  answer: 'nothing',
  status: 204,
  errors: ['CONNECTION_NOT_FOUND', 'FORBIDDEN'],
})

export const blocks = endpoint({
  method: 'GET',
  path: '/api/blocks',
  access: 'member',
  query: pageQuery,
  answer: v.array(blockedMember),
  status: 200,
  errors: ['BAD_PAGE'],
})

export const block = endpoint({
  method: 'POST',
  path: '/api/users/:id/block',
  access: 'member',
  answer: 'nothing',
  status: 204,
  errors: ['SELF', 'USER_NOT_FOUND'],
})

export const unblock = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/block',
  access: 'member',
  answer: 'nothing',
  status: 204,
  errors: ['USER_NOT_FOUND'],
})

export const report = endpoint({
  method: 'POST',
  path: '/api/users/:id/report',
  access: 'member',
  body: reportInput,
  answer: 'nothing',
  status: 204,
  limits: ['reports'],
  errors: ['SELF', 'USER_NOT_FOUND'],
})
