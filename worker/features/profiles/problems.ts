import { profileChanged } from '#shared/profiles/api.ts'
import type { Problems } from '#worker/auth/serve.ts'
import { type Failure, failures } from '#worker/http/problem.ts'

const invalid = (field: string, message: string) =>
  ({ status: 400, code: 'INVALID', message, issues: { [field]: message } }) as const satisfies Failure

export const profileProblems = {
  unknown_member: failures.userNotFound,
  invalid_license_type: invalid('licenseType', 'License type is required'),
  invalid_vendor_type: invalid('vendorType', 'Please specify your vendor type'),
  profile_changed: {
    status: 409,
    code: profileChanged,
    message: 'This profile was changed somewhere else since you opened it. Nothing was overwritten.',
  },
  bad_version: {
    status: 400,
    code: 'BAD_VERSION',
    message: 'If-Match names the version of the profile.',
  },
  signed_out: failures.signedOut,
  unavailable: failures.unavailable,
} as const satisfies Problems<string>
