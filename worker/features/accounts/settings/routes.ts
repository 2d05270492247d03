import { Hono } from 'hono'
import { changeEmailInput, deleteAccountInput, smsConsentInput } from '#shared/accounts/api.ts'
import { parseBody } from '#worker/http/body.ts'
import type { AppEnv } from '#worker/http/context.ts'
import { depsFrom } from '#worker/auth/deps.ts'
import { requireOwner, userIdFrom } from '#worker/auth/owner.ts'
import { problem } from '#worker/http/problem.ts'
import { clearSessionCookie, requireViewer } from '#worker/auth/sessions.ts'
import { exportAccount } from './export.ts'
import { changeSmsConsent, deleteAccount, endSession, readSessions, requestEmailChange } from './service.ts'

export const accountRoutes = new Hono<AppEnv>()
  .get('/sessions', async (c) => {
    const viewer = await requireViewer(c)
    return c.json(await readSessions(depsFrom(c), viewer))
  })
  .delete('/sessions/:id', async (c) => {
    const viewer = await requireViewer(c)
    await endSession(depsFrom(c), viewer, c.req.param('id'))
    return c.body(null, 204)
  })
  .post('/user/change-email', async (c) => {
    const viewer = await requireViewer(c)
    const input = await parseBody(c, changeEmailInput)
    const asked = await requestEmailChange(depsFrom(c), viewer, input)
    if (!asked.ok) return problem(c, asked.failure)
    return c.json(
      { message: 'A link is on its way to the new address. Nothing changes until it is used.' },
      202,
    )
  })
  .put('/user/sms-consent', async (c) => {
    const viewer = await requireViewer(c)
    const { smsConsent } = await parseBody(c, smsConsentInput)
    const changed = await changeSmsConsent(depsFrom(c), viewer, smsConsent)
    return changed.ok ? c.json({ user: changed.value }) : problem(c, changed.failure)
  })
  .get('/users/:id/export', async (c) => {
    const id = userIdFrom(c)
    const data = await exportAccount(depsFrom(c), id)
    c.header('Content-Disposition', `attachment; filename="north-leaf-data-${id}.json"`)
    return c.json(data)
  })
  .delete('/users/:id', async (c) => {
    const viewer = requireOwner(await requireViewer(c), userIdFrom(c))
    const input = await parseBody(c, deleteAccountInput)
    const deleted = await deleteAccount(depsFrom(c), viewer, input)
    if (!deleted.ok) return problem(c, deleted.failure)
    clearSessionCookie(c)
    return c.body(null, 204)
  })
