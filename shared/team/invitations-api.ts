import * as v from 'valibot'
import { endpoint } from '#shared/wire/endpoint.ts'
import { flag, id, text, time } from '#shared/wire/fields.ts'
import { addErrors, addTeamMemberInput } from './api.ts'
import { assignableTeamRoles } from './roles.ts'

const invitedRole = v.picklist(assignableTeamRoles)

/** An invitation as the business's owner and admins see it: by its address alone, whether or not that has an account. */
const sentInvitation = v.strictObject({
  id,
  email: text,
  role: invitedRole,
  status: v.picklist(['open', 'declined', 'expired']),
  invitedAt: time,
  expiresAt: time,
})
export type SentInvitation = v.InferOutput<typeof sentInvitation>

/** An open invitation as the invited member sees it, with their present place, which accepting changes. */
const receivedInvitation = v.strictObject({
  id,
  businessName: text,
  role: invitedRole,
  /** Null once that member has left the network. */
  invitedBy: v.nullable(text),
  expiresAt: time,
  place: v.strictObject({ team: v.nullable(text), ownsBusiness: flag, leads: flag }),
})
export type ReceivedInvitation = v.InferOutput<typeof receivedInvitation>

/** The invitations that are open, expired or declined, newest first; for the owner and admins. */
export const sent = endpoint({
  method: 'GET',
  path: '/api/business/:businessOwnerId/invitations',
  access: 'team',
  answer: v.array(sentInvitation),
  status: 200,
  errors: ['NOT_FOUND'],
})

/** Invites an address, as the owner or, for the role of a member, as an admin. The answer is the same for any address. */
export const invite = endpoint({
  method: 'POST',
  path: '/api/business/:businessOwnerId/invitations',
  access: 'team',
  body: addTeamMemberInput,
  answer: sentInvitation,
  status: 201,
  limits: ['teamAdditions'],
  errors: addErrors,
})

/** Withdraws an open invitation; a repeated call succeeds as well. */
export const withdraw = endpoint({
  method: 'DELETE',
  path: '/api/business/:businessOwnerId/invitations/:invitationId',
  access: 'team',
  answer: 'nothing',
  status: 204,
  errors: ['NOT_FOUND'],
})

/** The viewer's open invitations, newest first. */
export const received = endpoint({
  method: 'GET',
  path: '/api/team-invitations',
  access: 'member',
  answer: v.array(receivedInvitation),
  status: 200,
})

/** Joins the team, and leaves any other. */
export const accept = endpoint({
  method: 'POST',
  path: '/api/team-invitations/:id/accept',
  access: 'member',
  answer: 'nothing',
  status: 204,
  errors: ['NOT_FOUND', 'INVITATION_OVER', 'HAS_OWN_TEAM'],
})

/** Declines it for a while: the business cannot ask again before `invitationLimits.afterDecline`. */
export const decline = endpoint({
  method: 'POST',
  path: '/api/team-invitations/:id/decline',
  access: 'member',
  answer: 'nothing',
  status: 204,
  errors: ['NOT_FOUND', 'INVITATION_OVER'],
})
