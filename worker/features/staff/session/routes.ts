import * as api from '#shared/staff/api.ts'
import { iso } from '#shared/dates.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import { checkAdminPassword } from '#worker/auth/staff-sign-in.ts'
import { closeAdminSession, openAdminSession } from './service.ts'

export const adminSessionRoutes = routesOf(
  serve(api.signIn, async (call) => {
    await checkAdminPassword(call.c, call.body.password)
    const { token, expiresAt } = await openAdminSession(call.deps)
    return call.answer({ token, expiresAt: iso(expiresAt) })
  }),
  serve(api.signOut, async (call) => {
    const { sessionHash } = call.c.get('admin')
    if (sessionHash) await closeAdminSession(call.deps, sessionHash)
    return call.answer(undefined)
  }),
)
