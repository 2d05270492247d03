import { newDateNote, phaseCopy } from '#shared/launch/phase-copy.ts'
import type { Problems } from '#worker/auth/serve.ts'
import { launchOf } from '#worker/features/launch/phase.ts'
import { failures } from '#worker/http/problem.ts'
import type { ConnectionRefusal } from './service.ts'

/** How a refusal to connect is answered; before the unlock, a moved launch is named by its new date. */
export const lockedProblems = {
  not_unlocked: ({ env, now }) => ({
    status: 409,
    code: 'NOT_UNLOCKED',
    message: [phaseCopy.pre.connections, newDateNote(now, launchOf(env).at)].filter(Boolean).join(' '),
  }),
  sample_profile: { status: 409, code: 'SAMPLE_PROFILE', message: phaseCopy.launched.exampleConnectNote },
  vendor_locked: {
    status: 403,
    code: 'PARTNER_LOCKED',
    message: 'Connections open for vendor partners with five client referrals.',
  },
} as const satisfies Problems<ConnectionRefusal>

export const connectionProblems = {
  ...lockedProblems,
  self_connection: {
    status: 400,
    code: 'SELF_CONNECTION',
    message: 'You can’t connect with yourself.',
    issues: { receiverId: 'You can’t connect with yourself.' },
  },
  partner_locked: {
    status: 409,
    code: 'PARTNER_LOCKED',
    message: 'This vendor partner can’t connect yet. They need five client referrals.',
  },
  unknown_connection: {
    status: 404,
    code: 'CONNECTION_NOT_FOUND',
    message: 'This connection does not exist.',
  },
  already_answered: {
    status: 409,
    code: 'ALREADY_ANSWERED',
    message: 'This request has already been answered.',
  },
  not_receiver: {
    status: 403,
    code: 'FORBIDDEN',
    message: 'Only the member who received this request can answer it.',
  },
  not_requester: {
    status: 403,
    code: 'FORBIDDEN',
    message: 'Only the member who sent this request can withdraw it.',
  },
  own_profile: { status: 400, code: 'SELF', message: 'This is your own profile.' },
  unknown_member: failures.userNotFound,
  signed_out: failures.signedOut,
} as const satisfies Problems<string>
