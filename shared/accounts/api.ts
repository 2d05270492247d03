import * as v from 'valibot'
import { sessionAnswer } from '#shared/profiles/member-views.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { accountExport } from './export.ts'
import {
  changeEmailInput,
  changePasswordInput,
  deleteAccountInput,
  emailVerified,
  forgotPasswordInput,
  loginInput,
  messageAnswer,
  openSession,
  resetPasswordInput,
  smsConsentInput,
  verifyEmailInput,
} from './schemas.ts'

/** The signed-in member. */
export const session = endpoint({
  method: 'GET',
  path: '/api/session',
  access: 'member',
  answer: sessionAnswer,
  status: 200,
})

/** Signs in. PASSWORD_RESET_REQUIRED carries `email` and sets a cookie that allows one reset. */
export const logIn = endpoint({
  method: 'POST',
  path: '/api/user/login',
  access: 'anyone',
  body: loginInput,
  answer: sessionAnswer,
  status: 200,
  limits: ['loginByAddress', 'loginByAccount'],
  errors: ['INVALID_CREDENTIALS', 'PASSWORD_RESET_REQUIRED'],
})

/** Ends the browser's session, if it has one. */
export const logOut = endpoint({
  method: 'POST',
  path: '/api/user/logout',
  access: 'anyone',
  answer: 'nothing',
  status: 204,
})

/** Mails a link that sets a new password; the answer is the same whether or not the address has an account. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/user/forgot-password',
  access: 'anyone',
  body: forgotPasswordInput,
  answer: messageAnswer,
  status: 202,
  limits: ['loginByAddress'],
})

/** Sets a new password: 200. Without a token or a grant's cookie it mails a link, as `forgotPassword` does: 202. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/user/reset-password',
  access: 'anyone',
  body: resetPasswordInput,
  answer: messageAnswer,
  status: [200, 202],
  limits: ['loginByAddress'],
  errors: ['RESET_LINK_USED'],
})

/** Changes the password and ends all other sessions. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/user/change-password',
  access: 'member',
  body: changePasswordInput,
  answer: 'nothing',
  status: 204,
  limits: ['passwordChecks', 'loginByAccount'],
  errors: ['WRONG_PASSWORD'],
})

/** Uses the token of a mailed link; no session is needed, since another device may open the link. */
export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/user/verify-email',
  access: 'anyone',
  body: verifyEmailInput,
  answer: emailVerified,
  status: 200,
  limits: ['loginByAddress'],
  errors: ['EMAIL_LINK_USED', 'EMAIL_TAKEN'],
})

/** Mails a new link: 202; 200 if the address is confirmed already. */
export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/user/verify-email/resend',
  access: 'member',
  answer: messageAnswer,
  status: [202, 200],
  limits: ['mailByAccount'],
})

/** Mails a link to the new address; the account's address changes when the link is used. */
export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/user/change-email',
  access: 'member',
  body: changeEmailInput,
  answer: messageAnswer,
  status: 202,
  limits: ['passwordChecks', 'loginByAccount', 'mailByAccount'],
  errors: ['WRONG_PASSWORD', 'SAME_EMAIL', 'EMAIL_TAKEN'],
})

/** Withdraws the consent to text messages, or gives it again. */
export const setSmsConsent = endpoint({
  method: 'PUT',
  path: '/api/user/sms-consent',
  access: 'member',
  body: smsConsentInput,
  answer: sessionAnswer,
  status: 200,
})

/** The member's open sessions, the newest first. */
export const sessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  access: 'member',
  answer: v.array(openSession),
  status: 200,
})

/** Ends the session `id`; `others` ends all but the current one. */
export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:id',
  access: 'member',
  answer: 'nothing',
  status: 204,
})

/** Everything that is stored about the member, as a download. */
export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/users/:id/export',
  access: 'self',
  answer: accountExport,
  status: 200,
  errors: ['USER_NOT_FOUND'],
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/users/:id',
  access: 'self',
  body: deleteAccountInput,
  answer: 'nothing',
  status: 204,
  limits: ['passwordChecks', 'loginByAccount'],
  errors: ['USER_NOT_FOUND', 'WRONG_PASSWORD', 'LEADS_TEAM'],
})
