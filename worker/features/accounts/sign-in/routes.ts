import { getCookie, setCookie } from 'hono/cookie'
import * as api from '#shared/accounts/api.ts'
import { accountLifetimes } from '#shared/accounts/limits.ts'
import { limitByAddress } from '#worker/auth/rate-limit.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import { clearSessionCookie, requireViewer, sessionHashOf, setSessionCookie } from '#worker/auth/sessions.ts'
import { agentOf } from '#worker/auth/visitor.ts'
import { accountProblems } from '#worker/features/accounts/problems.ts'
import { ownView } from '#worker/features/profiles/user-views.ts'
import type { AppContext } from '#worker/http/context.ts'
import { problem } from '#worker/http/problem.ts'
import { changePassword, endCurrentSession, logIn, requestReset, resetPassword } from './service.ts'

const grantCookie = 'reset'
const grantOptions = { prefix: 'host', secure: true, httpOnly: true, sameSite: 'Strict', path: '/' } as const

const resetRequested = {
  message:
    'If this email has an account, a link to set a new password is on its way. If we sent one in the last 20 minutes, use that one.',
}

function setGrantCookie(c: AppContext, token: string, maxAge: number): void {
  setCookie(c, grantCookie, token, { ...grantOptions, maxAge })
}

export const signInRoutes = routesOf(
  serve(api.session, async (call) => {
    const { user } = await requireViewer(call.c)
    return call.answer({ user: ownView(user) })
  }),
  serve(api.logIn, async (call) => {
    const { c, deps } = call
    await limitByAddress(c, 'loginByAddress')
    const result = await logIn(deps, { ...call.body, agent: agentOf(c) })
    if (!result.ok) return call.refuse(result.reason, accountProblems)
    if (result.value.state === 'reset_required') {
      setGrantCookie(c, result.value.grantToken, accountLifetimes.grant / 1000)
      return problem(c, { ...accountProblems.reset_required, fields: { email: result.value.email } })
    }
    await endCurrentSession(deps, await sessionHashOf(c))
    setSessionCookie(c, result.value.sessionToken)
    return call.answer({ user: result.value.user })
  }),
  serve(api.logOut, async (call) => {
    await endCurrentSession(call.deps, await sessionHashOf(call.c))
    clearSessionCookie(call.c)
    return call.answer(undefined)
  }),
  serve(api.forgotPassword, async (call) => {
    await limitByAddress(call.c, 'loginByAddress')
    await requestReset(call.deps, call.body.email)
    return call.answer(resetRequested)
  }),
  serve(api.resetPassword, async (call) => {
    const { c, deps, body } = call
    await limitByAddress(c, 'loginByAddress')
    const grantToken = body.token ?? getCookie(c, grantCookie, 'host')
    if (!grantToken) {
      if (body.email) await requestReset(deps, body.email)
      return call.answer(resetRequested, 202)
    }
    // The emailed link identifies the account; a cookie may be left over from another one.
    const email = body.token ? null : (body.email ?? null)
    const reset = await resetPassword(deps, { grantToken, newPassword: body.newPassword, email })
    setGrantCookie(c, '', 0)
    if (!reset.ok) return call.refuse(reset.reason, accountProblems)
    // Whoever was signed in here is signed out, also if the link was somebody else's.
    await endCurrentSession(deps, await sessionHashOf(c))
    clearSessionCookie(c)
    return call.answer({ message: 'Your password has been changed. Please sign in with it.' }, 200)
  }),
  serve(api.changePassword, async (call) =>
    call.reply(await changePassword(call.deps, call.viewer, call.body), accountProblems),
  ),
)
