import type { Problems } from '#worker/auth/serve.ts'
import { failures } from '#worker/http/problem.ts'

/** How a refusal about a team is answered; the browser shows these messages in its toasts. */
export const teamProblems = {
  not_a_member: {
    status: 404,
    code: 'NOT_A_MEMBER',
    message: 'Nobody has joined with this email yet. Send them your referral link first.',
  },
  already_here: { status: 409, code: 'ALREADY_HERE', message: 'This person is on your team already.' },
  on_other_team: {
    status: 409,
    code: 'ALREADY_ON_TEAM',
    message: 'This person is on another team. They can leave it on their account page.',
  },
  has_own_team: {
    status: 409,
    code: 'HAS_OWN_TEAM',
    message: 'This person leads a team of their own and cannot join yours.',
  },
  not_a_business: {
    status: 409,
    code: 'NOT_A_BUSINESS',
    message: 'Only business accounts can be on a team; this is a vendor account.',
  },
  owner_elsewhere: {
    status: 409,
    code: 'ON_OTHER_TEAM',
    message: 'You are on another team. Leave it on your account page first.',
  },
  daily_limit: {
    status: 429,
    code: 'TEAM_LIMIT',
    message: 'You can add 20 people a day. You can add more tomorrow.',
  },
  owner_by_transfer: {
    status: 403,
    code: 'OWNER_BY_TRANSFER',
    message: 'A business has one owner. Transfer the ownership instead.',
  },
  owner_keeps_role: {
    status: 403,
    code: 'OWNER_KEEPS_ROLE',
    message: "The owner's role changes only by a transfer.",
  },
  owner_stays: {
    status: 409,
    code: 'OWNER_STAYS',
    message: 'The owner cannot leave. Transfer the ownership first.',
  },
  not_on_team: { status: 404, code: 'NOT_ON_TEAM', message: 'This person is not on your team.' },
  transfer_to_self: { status: 400, code: 'TRANSFER_TO_SELF', message: 'You are the owner already.' },
  transfer_to_stranger: {
    status: 409,
    code: 'TRANSFER_TO_STRANGER',
    message: 'Only somebody on your team can become the owner. Reload the page to see who is.',
  },
  team_changed: {
    status: 409,
    code: 'TEAM_CHANGED',
    message: 'The team changed in the meantime. Reload the page and try again.',
  },
  forbidden: failures.forbidden,
} as const satisfies Problems<string>
