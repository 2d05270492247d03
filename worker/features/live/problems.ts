import type { Problems } from '#worker/auth/serve.ts'
import { failures } from '#worker/http/problem.ts'

export const channelProblems = {
  not_a_socket: {
    status: 426,
    code: 'NOT_A_SOCKET',
    message: 'This address takes a WebSocket only.',
  },
  foreign_origin: failures.foreignOrigin,
} as const satisfies Problems<string>
