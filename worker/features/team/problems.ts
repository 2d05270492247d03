import type { Problems } from '#worker/auth/serve.ts'
import { failures } from '#worker/http/problem.ts'

/** How a refusal about a team is answered; the browser shows these messages in its toasts. */
export const teamProblems = {
  already_here: { status: 409, code: 'ALREADY_HERE', message: 'This person is on your team already.' },
  declined: {
    status: 409,
    code: 'DECLINED',
    message: 'This invitation was declined. You can invite the address again 30 days after that.',
  },
  invitation_over: {
    status: 409,
    code: 'INVITATION_OVER',
    message: 'This invitation is no longer open. Ask for a new one.',
  },
  has_own_team: {
    status: 409,
    code: 'HAS_OWN_TEAM',
    message: 'You lead a team of your own. Transfer it or remove its members first.',
  },
  owner_elsewhere: {
    status: 409,
    code: 'ON_OTHER_TEAM',
    message: 'You are on another team. Leave it on your account page first.',
  },
  daily_limit: {
    status: 429,
    code: 'TEAM_LIMIT',
    message: 'You can invite 20 people a day. Try again tomorrow.',
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
  not_found: failures.notFound,
} as const satisfies Problems<string>
