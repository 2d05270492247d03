import * as v from 'valibot'
import { endpoint } from '#shared/wire/endpoint.ts'
import { count, flag } from '#shared/wire/fields.ts'
import { requiredLine } from '#shared/wire/text.ts'

/** The toasts of the vendor access dialog. */
export const vendorAccessMessages = {
  granted: { title: 'Access Granted!', text: 'Welcome to the vendor partner program.' },
  refused: { title: 'Invalid Access Code', text: 'Please check your code and try again.' },
} as const

const vendorAccessInput = v.strictObject(
  { code: requiredLine(80, 'Please enter your access code') },
  'Please enter your access code',
)

/** A vendor's own figures. */
const vendorStats = v.strictObject({
  clientReferrals: count,
  skunkTokens: count,
  hasFullPlatformAccess: flag,
})
export type VendorStats = v.InferOutput<typeof vendorStats>

/** Whether an access code is valid: 204, or 403. Blank codes do not count against the limit. */
export const checkAccessCode = endpoint({
  method: 'POST',
  path: '/api/vendor-access',
  access: 'anyone',
  body: vendorAccessInput,
  answer: 'nothing',
  status: 204,
  limits: ['vendorCode'],
  errors: ['INVALID_ACCESS_CODE'],
})

export const stats = endpoint({
  method: 'GET',
  path: '/api/vendor-stats/:userId',
  access: 'self',
  answer: vendorStats,
  status: 200,
  errors: ['USER_NOT_FOUND', 'NOT_A_VENDOR'],
})
