import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Problem } from '#shared/wire/problem.ts'
import type { AppContext } from './context.ts'

/** An expected failure as it is answered: status, code and message. */
export type Failure = {
  status: ContentfulStatusCode
  code: string
  message: string
  /** One message for each field that is wrong. */
  issues?: Record<string, string>
  retryAfterSeconds?: number
  /** Further values of the answer. */
  fields?: Record<string, string>
}

/** The failures of more than one topic. */
export const failures = {
  signedOut: { status: 401, code: 'SIGNED_OUT', message: 'Please sign in to continue.' },
  forbidden: { status: 403, code: 'FORBIDDEN', message: 'You may not do this.' },
  foreignOrigin: {
    status: 403,
    code: 'FOREIGN_ORIGIN',
    message: 'This call may only come from our own pages.',
  },
  identityMismatch: {
    status: 403,
    code: 'IDENTITY_MISMATCH',
    message: 'You’re signed in with a different account now. Reload the page and try again.',
  },
  notFound: { status: 404, code: 'NOT_FOUND', message: 'There is nothing at this address.' },
  userNotFound: { status: 404, code: 'USER_NOT_FOUND', message: 'User not found' },
  emailTaken: {
    status: 409,
    code: 'EMAIL_TAKEN',
    message: 'This e-mail already has an account.',
    issues: { email: 'This e-mail already has an account.' },
  },
  slowBody: {
    status: 408,
    code: 'TOO_SLOW',
    message: 'What you sent did not arrive in time. Please try again.',
  },
  unavailable: {
    status: 503,
    code: 'UNAVAILABLE',
    message: 'Something on our side is not answering. Nothing was lost; please try again in a moment.',
    retryAfterSeconds: 5,
  },
} as const satisfies Record<string, Failure>

/** Answers with a failure and the request's id, by which the log can be searched. */
export function problem(c: AppContext, failure: Failure): Response {
  const body: Problem = {
    ...failure.fields,
    message: failure.message,
    code: failure.code,
    requestId: c.get('requestId'),
    ...(failure.issues && { issues: failure.issues }),
  }
  if (failure.retryAfterSeconds !== undefined) c.header('Retry-After', String(failure.retryAfterSeconds))
  return c.json(body, failure.status)
}

/** Thrown by the body parser, the session guard and the rate limits, which cannot return a value; caught in one place. */
export class FailureError extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.code)
    this.failure = failure
  }
}
