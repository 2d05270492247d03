import type { Problems } from '#worker/auth/serve.ts'
import { failures } from '#worker/http/problem.ts'

export const registrationProblems = {
  email_taken: failures.emailTaken,
  unknown_referral_code: {
    status: 400,
    code: 'UNKNOWN_REFERRAL_CODE',
    message: 'We do not know this referral code.',
    issues: { referralCode: 'We do not know this referral code. Correct it, or remove it and continue.' },
  },
  idempotency_mismatch: {
    status: 422,
    code: 'IDEMPOTENCY_MISMATCH',
    message: 'This submission was sent before with other details. Reload the page and send it again.',
  },
  bad_idempotency_key: {
    status: 400,
    code: 'BAD_IDEMPOTENCY_KEY',
    message: 'An Idempotency-Key has 8 to 100 letters, digits, - or _.',
  },
} as const satisfies Problems<string>
