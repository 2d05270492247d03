import { vendorAccessMessages } from '#shared/vendors/api.ts'
import type { Problems } from '#worker/auth/serve.ts'

export const vendorProblems = {
  invalid_access_code: {
    status: 403,
    code: 'INVALID_ACCESS_CODE',
    message: vendorAccessMessages.refused.text,
  },
  not_a_vendor: { status: 403, code: 'NOT_A_VENDOR', message: 'This is for vendor partners.' },
} as const satisfies Problems<string>
