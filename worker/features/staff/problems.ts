import type { Problems } from '#worker/auth/serve.ts'
import { failures } from '#worker/http/problem.ts'

/** How the refusals of the admin area are answered. */
export const staffProblems = {
  unknown_member: failures.userNotFound,
  unknown_item: failures.notFound,
  already_decided: {
    status: 409,
    code: 'ALREADY_DECIDED',
    message: 'This has been decided already, or is not there any more.',
  },
  check_decided: {
    status: 409,
    code: 'ALREADY_DECIDED',
    message: 'This check has been decided already. The queue is up to date again.',
  },
  undo_over: {
    status: 409,
    code: 'UNDO_OVER',
    message: 'This approval can no longer be undone.',
  },
  check_changed: {
    status: 409,
    code: 'CHECK_CHANGED',
    message: 'The member has changed the details of this check meanwhile. Look at them again, then decide.',
  },
  balance_moved: {
    status: 409,
    code: 'BALANCE_MOVED',
    message: 'The balance has changed meanwhile. Look at it again, then decide.',
  },
  no_founding_number: {
    status: 409,
    code: 'NO_FOUNDING_NUMBER',
    message: 'This member holds no founding number.',
  },
  fixed_dates: {
    status: 400,
    code: 'INVALID',
    message: 'This ad has days of its own. The day of the newsletter can stand in the note.',
    issues: { startsAt: 'This ad has days of its own.' },
  },
} as const satisfies Problems<string>
