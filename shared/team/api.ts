import * as v from 'valibot'
import { lines } from '#shared/wire/text.ts'
import { teamLimits, teamRoles, type TeamRole, assignableTeamRoles } from './roles.ts'
import { textLimits } from '#shared/wire/limits.ts'

const invalidEmail = 'Please enter a valid email address'
const unknownRole = 'Please choose a role'

/** 'owner' parses, so that giving it away is refused as forbidden (403) and not as a typing error (400). */
const role = v.picklist(teamRoles, unknownRole)

/** `POST /api/business/{businessOwnerId}/team` (001 §5: non-empty and containing '@'). */
export const addTeamMemberInput = v.strictObject({
  memberEmail: v.pipe(
    v.string(invalidEmail),
    v.trim(),
    v.nonEmpty(invalidEmail),
    v.maxLength(textLimits.email, invalidEmail),
    v.includes('@', invalidEmail),
  ),
  role: v.optional(role, assignableTeamRoles[0]),
})
export type AddTeamMember = v.InferInput<typeof addTeamMemberInput>

/** `PUT /api/business/{businessOwnerId}/team/{memberId}/role`. */
export const changeTeamRoleInput = v.strictObject({ role })

/** `POST /api/business/{businessOwnerId}/transfer-ownership`. */
export const transferOwnershipInput = v.strictObject({
  toUserId: v.pipe(
    v.number('Please choose a new owner'),
    v.safeInteger('Please choose a new owner'),
    v.minValue(1, 'Please choose a new owner'),
  ),
  notes: v.optional(lines(teamLimits.transferNotes, 'Please use text for the notes')),
})
export type TransferOwnership = v.InferInput<typeof transferOwnershipInput>

/** One row of `GET /api/business/{businessOwnerId}/team`, the owner first; the owner's own `id` is 0, since owners have no entry. */
export type TeamEntry = {
  id: number
  memberId: number
  role: TeamRole
  joinedAt: string
  member: {
    firstName: string
    lastName: string
    email: string
    logoUrl: string | null
    companyName: string | null
  }
}

/** `GET /api/user/{userId}/owned-business`: all null for who has no business, such as a vendor. */
export type OwnedBusiness =
  | { businessOwnerId: number; userRole: TeamRole; businessName: string; ownerName: string }
  | { businessOwnerId: null; userRole: null; businessName: null; ownerName: null }

/** One row of `GET /api/business/{businessOwnerId}/transfers`, newest first; a name is null once that account is gone. */
export type OwnershipTransferItem = {
  id: number
  businessOwnerId: number
  fromUserId: number | null
  toUserId: number | null
  fromName: string | null
  toName: string | null
  transferredAt: string
  notes: string | null
}
