import type { Problems } from '#worker/auth/serve.ts'
import { lockedProblems } from '#worker/features/connections/problems.ts'
import { failures } from '#worker/http/problem.ts'

export const messageProblems = {
  ...lockedProblems,
  self_message: {
    status: 400,
    code: 'SELF_MESSAGE',
    message: 'You cannot write to yourself.',
    issues: { receiverId: 'You cannot write to yourself.' },
  },
  not_connected: {
    status: 403,
    code: 'NOT_CONNECTED',
    message: 'You can write to members you are connected with.',
  },
  partner_locked: {
    status: 409,
    code: 'PARTNER_LOCKED',
    message: 'This vendor partner cannot receive messages at present: five client referrals open them.',
  },
  other_message: {
    status: 422,
    code: 'IDEMPOTENCY_MISMATCH',
    message: 'Another message was sent under this key before.',
  },
  unknown_thread: {
    status: 404,
    code: 'THREAD_NOT_FOUND',
    message: 'There is no conversation with this member.',
  },
  signed_out: failures.signedOut,
} as const satisfies Problems<string>
