import { Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import {
  changePasswordInput,
  forgotPasswordInput,
  loginInput,
  resetPasswordInput,
} from '#shared/accounts/api.ts'
import { ownView } from '#worker/features/profiles/user-views.ts'
import { parseBody } from '#worker/http/body.ts'
import type { AppContext, AppEnv } from '#worker/http/context.ts'
import { depsFrom } from '#worker/auth/deps.ts'
import { problem } from '#worker/http/problem.ts'
import { limitByAddress } from '#worker/auth/rate-limit.ts'
import { clearSessionCookie, requireViewer, sessionHashOf, setSessionCookie } from '#worker/auth/sessions.ts'
import { agentOf } from '#worker/auth/visitor.ts'
import { changePassword, logIn, leaveSession, requestReset, resetPassword } from './service.ts'
import { accountLifetimes } from '#shared/accounts/limits.ts'

const grantCookie = 'reset'
const grantOptions = { prefix: 'host', secure: true, httpOnly: true, sameSite: 'Strict', path: '/' } as const

const accepted = {
  message:
    'If this email has an account, a link to set a new password is on its way. A link of the last 20 minutes still works and is not sent again.',
}

function setGrantCookie(c: AppContext, token: string, maxAge: number): void {
  setCookie(c, grantCookie, token, { ...grantOptions, maxAge })
}

export const sessionRoutes = new Hono<AppEnv>()
  .get('/session', async (c) => {
    const { user } = await requireViewer(c)
    return c.json({ user: ownView(user) })
  })
  .post('/user/login', async (c) => {
    const input = await parseBody(c, loginInput)
    await limitByAddress(c, 'loginByAddress')
    const result = await logIn(depsFrom(c), { ...input, agent: agentOf(c) })
    if (!result.ok) return problem(c, result.failure)
    if (result.value.state === 'reset_required') {
      setGrantCookie(c, result.value.grantToken, accountLifetimes.grant / 1000)
      const message = 'Your account requires a password reset. Please set a new password below.'
      const { email } = result.value
      return c.json({ message, code: 'PASSWORD_RESET_REQUIRED', email, requestId: c.get('requestId') }, 403)
    }
    await leaveSession(depsFrom(c), await sessionHashOf(c))
    setSessionCookie(c, result.value.sessionToken)
    return c.json({ user: result.value.user })
  })
  .post('/user/logout', async (c) => {
    await leaveSession(depsFrom(c), await sessionHashOf(c))
    clearSessionCookie(c)
    return c.body(null, 204)
  })
  .post('/user/forgot-password', async (c) => {
    const { email } = await parseBody(c, forgotPasswordInput)
    await limitByAddress(c, 'loginByAddress')
    await requestReset(depsFrom(c), email)
    return c.json(accepted, 202)
  })
  .post('/user/reset-password', async (c) => {
    const input = await parseBody(c, resetPasswordInput)
    await limitByAddress(c, 'loginByAddress')
    const grantToken = input.token ?? getCookie(c, grantCookie, 'host')
    if (!grantToken) {
      if (input.email) await requestReset(depsFrom(c), input.email)
      return c.json(accepted, 202)
    }
    const { newPassword } = input
    // A mailed link says by itself whose password it sets; the cookie may be left from somebody else.
    const email = input.token ? null : (input.email ?? null)
    const reset = await resetPassword(depsFrom(c), { grantToken, newPassword, email })
    setGrantCookie(c, '', 0)
    if (!reset.ok) return problem(c, reset.failure)
    clearSessionCookie(c)
    return c.json({ message: 'Your password has been changed. Please sign in with it.' })
  })
  .post('/user/change-password', async (c) => {
    const input = await parseBody(c, changePasswordInput)
    const viewer = await requireViewer(c)
    const changed = await changePassword(depsFrom(c), viewer, input)
    return changed.ok ? c.body(null, 204) : problem(c, changed.failure)
  })
