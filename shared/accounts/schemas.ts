import * as v from 'valibot'
import { flag, text, time } from '#shared/wire/fields.ts'
import { emailAddress } from '#shared/wire/text.ts'
import { passwordLimits } from './limits.ts'

const email = emailAddress('Please enter a valid email address')

const currentPassword = v.pipe(
  v.string(),
  v.nonEmpty('Please enter your password'),
  v.maxBytes(passwordLimits.maxBytes, 'That password is too long'),
)

const newPassword = v.pipe(
  v.string(),
  v.minLength(passwordLimits.min, 'Password must be at least 8 characters long'),
  v.maxBytes(passwordLimits.maxBytes, `Password must be at most ${passwordLimits.maxBytes} bytes long`),
)

export const loginInput = v.strictObject({ email, password: currentPassword })
export type LoginInput = v.InferInput<typeof loginInput>

export const forgotPasswordInput = v.strictObject({ email })
export type ForgotPasswordInput = v.InferInput<typeof forgotPasswordInput>

/** Sent with a grant's cookie, with the `token` of a mailed link, or with neither. */
export const resetPasswordInput = v.strictObject({
  email: v.optional(email),
  newPassword,
  token: v.optional(v.pipe(v.string(), v.maxLength(100))),
})

export const changePasswordInput = v.strictObject({ currentPassword, newPassword })

export const changeEmailInput = v.strictObject({ email, currentPassword })
export type ChangeEmail = v.InferInput<typeof changeEmailInput>

/** The token of a mailed link, for a first address or a changed one. */
export const verifyEmailInput = v.strictObject({
  token: v.pipe(
    v.string(),
    v.nonEmpty('This link is incomplete.'),
    v.maxLength(100, 'This link is not one of ours.'),
  ),
})

/** `passTeamOn` lets the team of a business pass to another member; without it, the team's owner has to transfer it first. */
export const deleteAccountInput = v.strictObject({
  password: currentPassword,
  passTeamOn: v.optional(v.boolean(), false),
})
export type DeleteAccount = v.InferInput<typeof deleteAccountInput>

export const smsConsentInput = v.strictObject({ smsConsent: v.boolean() })

/** What the server did, as a sentence for the member. */
export const messageAnswer = v.strictObject({ message: text })

/** `already`: the link was used before, and the address is still the confirmed one. */
export const emailVerified = v.strictObject({
  email: text,
  change: v.picklist(['verified', 'changed', 'already']),
})
export type EmailVerified = v.InferOutput<typeof emailVerified>

/** A session of the member; `id` is the start of its hash, and `agent` the browser's user agent. */
export const openSession = v.strictObject({ id: text, agent: text, createdAt: time, isCurrent: flag })
export type OpenSession = v.InferOutput<typeof openSession>
