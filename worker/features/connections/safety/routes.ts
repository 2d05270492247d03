import * as api from '#shared/connections/api.ts'
import { userIdFrom } from '#worker/auth/owner.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import { connectionProblems } from '#worker/features/connections/problems.ts'
import { pageOf } from '#worker/http/paging.ts'
import { blockMember, listBlocked, reportMember, unblockMember } from './service.ts'

export const safetyRoutes = routesOf(
  serve(api.blocks, async (call) => {
    const { blocked, next } = await listBlocked(call.deps, pageOf(call.c))
    return call.page(blocked, next)
  }),
  serve(api.block, async (call) =>
    call.reply(await blockMember(call.deps, call.viewer, userIdFrom(call.c)), connectionProblems),
  ),
  serve(api.unblock, async (call) => {
    await unblockMember(call.deps, call.viewer, userIdFrom(call.c))
    return call.answer(undefined)
  }),
  serve(api.report, async (call) => {
    const report = { otherId: userIdFrom(call.c), reason: call.body.reason }
    return call.reply(await reportMember(call.deps, call.viewer, report), connectionProblems)
  }),
)
