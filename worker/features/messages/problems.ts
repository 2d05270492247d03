import type { Problems } from '#worker/auth/serve.ts'
import { lockedProblems } from '#worker/features/connections/problems.ts'
import { failures } from '#worker/http/problem.ts'

export const messageProblems = {
  ...lockedProblems,
  self_message: {
    status: 400,
    code: 'SELF_MESSAGE',
    message: 'You can’t message yourself.',
    issues: { receiverId: 'You can’t message yourself.' },
  },
  not_connected: {
    status: 403,
    code: 'NOT_CONNECTED',
    message: 'You can message members you’re connected with.',
  },
  partner_locked: {
    status: 409,
    code: 'PARTNER_LOCKED',
    message: 'This vendor partner can’t receive messages right now. They need five client referrals.',
  },
  other_message: {
    status: 422,
    code: 'IDEMPOTENCY_MISMATCH',
    message: 'A different message was already sent with this key.',
  },
  unknown_thread: {
    status: 404,
    code: 'THREAD_NOT_FOUND',
    message: 'There is no conversation with this member.',
  },
  signed_out: failures.signedOut,
} as const satisfies Problems<string>
