import { newDateNote, phaseCopy } from '#shared/launch/phase-copy.ts'
import type { Failure } from '#worker/http/problem.ts'

/** Before the unlock; a launch that was moved is named by its new date. */
export const notUnlocked = (now: number, launchAt: number): Failure => ({
  status: 409,
  code: 'NOT_UNLOCKED',
  message: [phaseCopy.pre.connections, newDateNote(now, launchAt)].filter(Boolean).join(' '),
})

/** Why a call about a connection is refused. */
export const connectionFailures = {
  self: {
    status: 400,
    code: 'SELF_CONNECTION',
    message: 'You cannot connect with yourself.',
    issues: { receiverId: 'You cannot connect with yourself.' },
  },
  sample: { status: 409, code: 'SAMPLE_PROFILE', message: phaseCopy.launched.exampleConnectNote },
  lockedPartner: {
    status: 409,
    code: 'PARTNER_LOCKED',
    message: 'This vendor partner cannot connect yet: five client referrals open connections.',
  },
  lockedVendor: {
    status: 403,
    code: 'PARTNER_LOCKED',
    message: 'Connections open for vendor partners with five client referrals.',
  },
  unknown: { status: 404, code: 'CONNECTION_NOT_FOUND', message: 'This connection does not exist.' },
  answered: { status: 409, code: 'ALREADY_ANSWERED', message: 'This request has been answered already.' },
  notYours: {
    status: 403,
    code: 'FORBIDDEN',
    message: 'Only the member who was asked can answer this request.',
  },
  notWithdrawable: {
    status: 403,
    code: 'FORBIDDEN',
    message: 'Only the member who sent this request can withdraw it.',
  },
} as const satisfies Record<string, Failure>
