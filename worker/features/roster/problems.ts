import type { Problems } from '#worker/auth/serve.ts'
import { failures } from '#worker/http/problem.ts'

export const rosterProblems = {
  unknown_version: failures.notFound,
  not_a_draft: {
    status: 409,
    code: 'NOT_A_DRAFT',
    message: 'This import is complete, and takes no more rows.',
  },
  rows_missing: {
    status: 409,
    code: 'ROWS_MISSING',
    message: 'Not all rows have arrived. Please import the file again; what has arrived is kept.',
  },
  not_ready: {
    status: 409,
    code: 'NOT_READY',
    message: 'This version cannot be published: it is published already, not complete, or no longer stored.',
  },
} as const satisfies Problems<string>
