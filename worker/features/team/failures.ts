import type { Failure } from '#worker/http/problem.ts'

/** Why a call about a team is refused, in the words that the toasts of 001 §8 show. */
export const teamFailures = {
  notAMember: {
    status: 404,
    code: 'NOT_A_MEMBER',
    message: 'Nobody has joined with this email yet. Send them your referral link first.',
  },
  alreadyHere: { status: 409, code: 'ALREADY_HERE', message: 'This person is on your team already.' },
  onOtherTeam: {
    status: 409,
    code: 'ALREADY_ON_TEAM',
    message: 'This person is on another team. They can leave it on their account page.',
  },
  hasOwnTeam: {
    status: 409,
    code: 'HAS_OWN_TEAM',
    message: 'This person leads a team of their own and cannot join yours.',
  },
  notABusiness: {
    status: 409,
    code: 'NOT_A_BUSINESS',
    message: 'Only business accounts can be on a team; this is a vendor account.',
  },
  elsewhere: {
    status: 409,
    code: 'ON_OTHER_TEAM',
    message: 'You are on another team. Leave it on your account page first.',
  },
  dailyLimit: {
    status: 429,
    code: 'TEAM_LIMIT',
    message: 'You can add 20 people a day. Please go on tomorrow.',
  },
  ownerByTransfer: {
    status: 403,
    code: 'OWNER_BY_TRANSFER',
    message: 'A business has one owner. Transfer the ownership instead.',
  },
  ownerKeepsRole: {
    status: 403,
    code: 'OWNER_KEEPS_ROLE',
    message: "The owner's role changes only by a transfer.",
  },
  ownerStays: {
    status: 409,
    code: 'OWNER_STAYS',
    message: 'The owner cannot leave. Transfer the ownership first.',
  },
  notOnTeam: { status: 404, code: 'NOT_ON_TEAM', message: 'This person is not on your team.' },
  toSelf: { status: 400, code: 'TRANSFER_TO_SELF', message: 'You are the owner already.' },
  toStranger: {
    status: 409,
    code: 'TRANSFER_TO_STRANGER',
    message: 'Only somebody on your team can become the owner. Reload the page to see who is.',
  },
  changed: {
    status: 409,
    code: 'TEAM_CHANGED',
    message: 'The team changed in the meantime. Reload the page and try again.',
  },
} as const satisfies Record<string, Failure>
