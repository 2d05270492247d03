import type { Problems } from '#worker/auth/serve.ts'
import { failures } from '#worker/http/problem.ts'

export const passportProblems = {
  no_passport: failures.notFound,
  not_verified: {
    status: 409,
    code: 'NOT_VERIFIED',
    message: 'A passport needs a verified license. Yours is not verified at the moment.',
  },
  signed_out: failures.signedOut,
} as const satisfies Problems<string>
