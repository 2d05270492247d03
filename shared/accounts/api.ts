import * as v from 'valibot'
import { passwordLimits } from '#shared/wire/limits.ts'
import { emailAddress } from '#shared/wire/text.ts'

const invalidEmail = 'Please enter a valid email address'

/** `POST /api/user/login`. */
export const loginInput = v.strictObject({
  email: emailAddress(invalidEmail),
  password: v.pipe(
    v.string(),
    v.nonEmpty('Please enter your password'),
    v.maxBytes(passwordLimits.maxBytes, 'That password is too long'),
  ),
})
export type LoginInput = v.InferInput<typeof loginInput>

/** `POST /api/user/reset-password`: with a grant's cookie, with `token` from a mailed link, or with neither. */
export const resetPasswordInput = v.strictObject({
  email: v.optional(emailAddress(invalidEmail)),
  newPassword: v.pipe(
    v.string(),
    v.minLength(passwordLimits.min, 'Password must be at least 8 characters long'),
    v.maxBytes(passwordLimits.maxBytes, `Password must be at most ${passwordLimits.maxBytes} bytes long`),
  ),
  token: v.optional(v.pipe(v.string(), v.maxLength(100))),
})

/** `POST /api/user/forgot-password`. */
export const forgotPasswordInput = v.strictObject({ email: emailAddress(invalidEmail) })

/** `POST /api/user/change-password`. */
export const changePasswordInput = v.strictObject({
  currentPassword: loginInput.entries.password,
  newPassword: resetPasswordInput.entries.newPassword,
})
