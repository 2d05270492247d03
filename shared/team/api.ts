import * as v from 'valibot'
import { endpoint } from '#shared/wire/endpoint.ts'
import { count, id, text, time } from '#shared/wire/fields.ts'
import { textLimits } from '#shared/wire/limits.ts'
import { lines } from '#shared/wire/text.ts'
import { assignableTeamRoles, teamLimits, teamRoles } from './roles.ts'

const invalidEmail = 'Please enter a valid email address'
const unknownRole = 'Please choose a role'

/** 'owner' parses, so that giving it away is refused as forbidden (403) and not as a typing error (400). */
const givenRole = v.picklist(teamRoles, unknownRole)

/** Looser than a mail address: any that might have an account can be invited. */
export const addTeamMemberInput = v.strictObject({
  memberEmail: v.pipe(
    v.string(invalidEmail),
    v.trim(),
    v.nonEmpty(invalidEmail),
    v.maxLength(textLimits.email, invalidEmail),
    v.includes('@', invalidEmail),
  ),
  role: v.optional(givenRole, assignableTeamRoles[0]),
})
export type AddTeamMember = v.InferInput<typeof addTeamMemberInput>

const transferOwnershipInput = v.strictObject({
  toUserId: v.pipe(
    v.number('Please choose a new owner'),
    v.safeInteger('Please choose a new owner'),
    v.minValue(1, 'Please choose a new owner'),
  ),
  notes: v.optional(lines(teamLimits.transferNotes, 'Please use text for the notes')),
})
export type TransferOwnership = v.InferInput<typeof transferOwnershipInput>

const teamEntry = v.strictObject({
  /** 0 for the owner, who has no team entry. */
  id: count,
  /** 0 for an invitation, so that it does not reveal whether its address has an account. */
  memberId: count,
  role: v.picklist(teamRoles),
  joinedAt: time,
  member: v.strictObject({
    firstName: text,
    lastName: text,
    email: text,
    logoUrl: v.nullable(text),
    companyName: v.nullable(text),
  }),
})
export type TeamEntry = v.InferOutput<typeof teamEntry>

/** All null for a member without a business, such as a vendor. */
const ownBusiness = v.union([
  v.strictObject({
    businessOwnerId: id,
    userRole: v.picklist(teamRoles),
    businessName: text,
    ownerName: text,
  }),
  v.strictObject({
    businessOwnerId: v.null(),
    userRole: v.null(),
    businessName: v.null(),
    ownerName: v.null(),
  }),
])
export type OwnedBusiness = v.InferOutput<typeof ownBusiness>

/** The id and the name of a deleted account are null. */
const transferItem = v.strictObject({
  id,
  businessOwnerId: id,
  fromUserId: v.nullable(id),
  toUserId: v.nullable(id),
  fromName: v.nullable(text),
  toName: v.nullable(text),
  transferredAt: time,
  notes: v.nullable(text),
})
export type OwnershipTransferItem = v.InferOutput<typeof transferItem>

/** The business in which the member works, and the member's role there. */
export const ownedBusiness = endpoint({
  method: 'GET',
  path: '/api/user/:userId/owned-business',
  access: 'self',
  answer: ownBusiness,
  status: 200,
  errors: ['USER_NOT_FOUND'],
})

/** The people of a business, the owner first; for its owner and admins. */
export const list = endpoint({
  method: 'GET',
  path: '/api/business/:businessOwnerId/team',
  access: 'team',
  answer: v.array(teamEntry),
  status: 200,
  errors: ['NOT_FOUND'],
})

/** The transfers of ownership, newest first; for the owner and admins. */
export const transfers = endpoint({
  method: 'GET',
  path: '/api/business/:businessOwnerId/transfers',
  access: 'team',
  answer: v.array(transferItem),
  status: 200,
  errors: ['NOT_FOUND'],
})

/** What inviting an address may answer. None of them depends on whether the address has an account. */
export const addErrors = [
  'NOT_FOUND',
  'OWNER_BY_TRANSFER',
  'ON_OTHER_TEAM',
  'TEAM_LIMIT',
  'ALREADY_HERE',
  'DECLINED',
  'TEAM_CHANGED',
] as const

/**
 * Invites an address as the owner. The answer has the shape of a team entry; until the invited person accepts, the
 * address's own words stand in for the name.
 */
export const add = endpoint({
  method: 'POST',
  path: '/api/business/:businessOwnerId/team',
  access: 'team',
  body: addTeamMemberInput,
  answer: teamEntry,
  status: 201,
  limits: ['teamAdditions'],
  errors: addErrors,
})

export const changeRole = endpoint({
  method: 'PUT',
  path: '/api/business/:businessOwnerId/team/:memberId/role',
  access: 'team',
  body: v.strictObject({ role: givenRole }),
  answer: teamEntry,
  status: 200,
  errors: [
    'NOT_FOUND',
    'USER_NOT_FOUND',
    'OWNER_BY_TRANSFER',
    'OWNER_KEEPS_ROLE',
    'NOT_ON_TEAM',
    'TEAM_CHANGED',
  ],
})

/** Removes a member as the owner, or leaves as the member. */
export const remove = endpoint({
  method: 'DELETE',
  path: '/api/business/:businessOwnerId/team/:memberId',
  access: 'team',
  answer: 'nothing',
  status: 204,
  errors: ['NOT_FOUND', 'USER_NOT_FOUND', 'OWNER_STAYS'],
})

export const transfer = endpoint({
  method: 'POST',
  path: '/api/business/:businessOwnerId/transfer-ownership',
  access: 'team',
  body: transferOwnershipInput,
  answer: v.strictObject({ businessOwnerId: id, ownerId: id }),
  status: 200,
  errors: ['NOT_FOUND', 'TRANSFER_TO_SELF', 'ON_OTHER_TEAM', 'TRANSFER_TO_STRANGER'],
})
