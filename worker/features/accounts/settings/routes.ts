import * as api from '#shared/accounts/api.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import { clearSessionCookie } from '#worker/auth/sessions.ts'
import { accountProblems, deletionProblems } from '#worker/features/accounts/problems.ts'
import { exportAccount } from './export.ts'
import { changeSmsConsent, deleteAccount, endSession, listSessions, requestEmailChange } from './service.ts'

export const settingsRoutes = routesOf(
  serve(api.sessions, async (call) => call.answer(await listSessions(call.deps))),
  serve(api.endSession, async (call) => {
    await endSession(call.deps, call.viewer, call.c.req.param('id') ?? '')
    return call.answer(undefined)
  }),
  serve(api.changeEmail, async (call) => {
    const requested = await requestEmailChange(call.deps, call.viewer, call.body)
    if (!requested.ok) return call.refuse(requested.reason, accountProblems)
    return call.answer({
      message: 'We sent a link to the new address. Your email changes once you click it.',
    })
  }),
  serve(api.setSmsConsent, async (call) =>
    call.reply(await changeSmsConsent(call.deps, call.viewer, call.body.smsConsent), accountProblems),
  ),
  serve(api.exportAccount, async (call) => {
    const data = await exportAccount(call.deps)
    call.c.header('Content-Disposition', `attachment; filename="north-leaf-data-${data.account.id}.json"`)
    return call.answer(data)
  }),
  serve(api.deleteAccount, async (call) => {
    const deleted = await deleteAccount(call.deps, call.viewer, call.body)
    if (deleted.ok) clearSessionCookie(call.c)
    return call.reply(deleted, deletionProblems)
  }),
)
