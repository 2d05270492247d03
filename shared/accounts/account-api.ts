import * as v from 'valibot'
import { changePasswordInput, forgotPasswordInput, loginInput } from './api.ts'

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
