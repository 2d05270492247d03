import { wrongPassword } from '#worker/auth/current-password.ts'
import type { Problems } from '#worker/auth/serve.ts'
import { failures } from '#worker/http/problem.ts'

export const accountProblems = {
  invalid_credentials: { status: 401, code: 'INVALID_CREDENTIALS', message: 'Invalid email or password' },
  reset_required: {
    status: 403,
    code: 'PASSWORD_RESET_REQUIRED',
    message: 'Your account requires a password reset. Please set a new password below.',
  },
  reset_link_used: {
    status: 400,
    code: 'RESET_LINK_USED',
    message: 'This link has already been used or has expired. Please request a new one.',
  },
  wrong_password: wrongPassword('currentPassword'),
  email_link_used: {
    status: 400,
    code: 'EMAIL_LINK_USED',
    message: 'This link has already been used or has expired. You can send a new one from your account page.',
  },
  same_email: {
    status: 400,
    code: 'SAME_EMAIL',
    message: 'This is your address already.',
    issues: { email: 'This is your address already.' },
  },
  email_taken: failures.emailTaken,
  email_taken_since: {
    status: 409,
    code: 'EMAIL_TAKEN',
    message: 'This email has an account of its own by now. Your address stays as it was.',
  },
  signed_out: failures.signedOut,
} as const satisfies Problems<string>

export const deletionProblems = {
  wrong_password: wrongPassword('password'),
  leads_team: {
    status: 409,
    code: 'LEADS_TEAM',
    message:
      'You lead a team. Transfer the ownership first, or let the team pass to its longest-standing admin or member.',
  },
  signed_out: failures.signedOut,
} as const satisfies Problems<string>
