import * as v from 'valibot'
import { emailAddress } from '#shared/wire/text.ts'
import { passwordLimits } from './limits.ts'

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

/** `POST /api/user/change-email`: nothing changes until the new address is confirmed by its link. */
export const changeEmailInput = v.strictObject({
  email: forgotPasswordInput.entries.email,
  currentPassword: changePasswordInput.entries.currentPassword,
})
export type ChangeEmail = v.InferInput<typeof changeEmailInput>

/** `POST /api/user/verify-email`: the token of a mailed link, for a first address and for a changed one. */
export const verifyEmailInput = v.strictObject({
  token: v.pipe(
    v.string(),
    v.nonEmpty('This link is incomplete.'),
    v.maxLength(100, 'This link is not one of ours.'),
  ),
})
export type EmailVerified = { email: string; change: 'verified' | 'changed' }

/** `DELETE /api/users/{id}`. Who leads a team says that it may pass on, or transfers it first. */
export const deleteAccountInput = v.strictObject({
  password: loginInput.entries.password,
  passTeamOn: v.optional(v.boolean(), false),
})
export type DeleteAccount = v.InferInput<typeof deleteAccountInput>

/** `PUT /api/user/sms-consent`: withdrawn at any time, and given again. */
export const smsConsentInput = v.strictObject({ smsConsent: v.boolean() })

/** One row of `GET /api/sessions`, newest first; `DELETE /api/sessions/{id}` ends it, `…/others` all but this one. */
export type OpenSession = { id: string; agent: string; createdAt: string; isCurrent: boolean }
