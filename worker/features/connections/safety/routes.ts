import { Hono } from 'hono'
import { reportInput } from '#shared/connections/api.ts'
import { parseBody } from '#worker/http/body.ts'
import type { AppEnv } from '#worker/http/context.ts'
import { depsFrom } from '#worker/auth/deps.ts'
import { userIdFrom } from '#worker/auth/owner.ts'
import { linkNext, pageOf } from '#worker/http/paging.ts'
import { problem } from '#worker/http/problem.ts'
import { requireViewer } from '#worker/auth/sessions.ts'
import { blockMember, listBlocked, reportMember, unblockMember } from './service.ts'

export const safetyRoutes = new Hono<AppEnv>()
  .get('/blocks', async (c) => {
    const { blocked, next } = await listBlocked(depsFrom(c), pageOf(c))
    linkNext(c, next)
    return c.json(blocked)
  })
  .post('/users/:id/block', async (c) => {
    const blocked = await blockMember(depsFrom(c), await requireViewer(c), userIdFrom(c))
    return blocked.ok ? c.body(null, 204) : problem(c, blocked.failure)
  })
  .delete('/users/:id/block', async (c) => {
    await unblockMember(depsFrom(c), await requireViewer(c), userIdFrom(c))
    return c.body(null, 204)
  })
  .post('/users/:id/report', async (c) => {
    const { reason } = await parseBody(c, reportInput)
    const reported = await reportMember(depsFrom(c), await requireViewer(c), {
      otherId: userIdFrom(c),
      reason,
    })
    return reported.ok ? c.body(null, 204) : problem(c, reported.failure)
  })
