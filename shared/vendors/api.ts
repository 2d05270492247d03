import * as v from 'valibot'
import { requiredLine } from '#shared/wire/text.ts'

/** The toasts of the vendor access dialog, to the letter (000 §5). */
export const vendorAccessMessages = {
  granted: { title: 'Access Granted!', text: 'Welcome to the vendor partner program.' },
  refused: { title: 'Invalid Access Code', text: 'Please check your code and try again.' },
} as const

/** `POST /api/vendor-access` (design §6): 204 or 403. */
export const vendorAccessInput = v.strictObject(
  { code: requiredLine(80, 'Please enter your access code') },
  'Please enter your access code',
)

/** `GET /api/vendor-stats/{userId}`, the vendor's own (001 §3 "Vendor stats"). */
export type VendorStats = {
  clientReferrals: number
  skunkTokens: number
  hasFullPlatformAccess: boolean
}
