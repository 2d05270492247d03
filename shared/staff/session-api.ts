import * as v from 'valibot'
import { passwordLimits } from '#shared/wire/limits.ts'

/** `POST /api/admin/session`. */
export const adminPasswordInput = v.strictObject({
  password: v.pipe(
    v.string('Please enter the admin password'),
    v.nonEmpty('Please enter the admin password'),
    v.maxBytes(passwordLimits.maxBytes, 'That password is too long'),
  ),
})

/** Its answer; `expiresAt` is ISO 8601, 12 hours ahead. */
export type AdminSession = { token: string; expiresAt: string }
