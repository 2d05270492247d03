import type { Problems } from '#worker/auth/serve.ts'

export const referralProblems = {
  unknown_referral_code: {
    status: 404,
    code: 'UNKNOWN_REFERRAL_CODE',
    message: 'We do not know this referral code.',
  },
} as const satisfies Problems<string>
