import * as api from '#shared/staff/inboxes-api.ts'
import { itemIdFrom } from '#worker/auth/owner.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import { staffProblems } from '#worker/features/staff/problems.ts'
import { approveExactMatches, decideCheck, listChecks, undoApproval } from './service.ts'

export const adminVerificationRoutes = routesOf(
  serve(api.verifications, async (call) => {
    const { checks, next } = await listChecks(call.deps, call.query)
    return call.page(checks, next)
  }),
  serve(api.approveExact, async (call) =>
    call.answer(await approveExactMatches(call.deps, call.body.checks)),
  ),
  serve(api.decideVerification, async (call) =>
    call.reply(await decideCheck(call.deps, itemIdFrom(call.c), call.body), staffProblems),
  ),
  serve(api.undoVerification, async (call) =>
    call.reply(await undoApproval(call.deps, itemIdFrom(call.c)), staffProblems),
  ),
)
