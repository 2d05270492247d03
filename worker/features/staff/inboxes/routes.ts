import * as api from '#shared/staff/inboxes-api.ts'
import { itemIdFrom } from '#worker/auth/owner.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import { staffProblems } from '#worker/features/staff/problems.ts'
import { listBugReports, listContact, listMemberReports, listRewards } from './lists/service.ts'
import { answerContact, decideBugReport, decideMemberReport, moveReward } from './service.ts'

export const adminInboxRoutes = routesOf(
  serve(api.rewards, async (call) => {
    const { items, next } = await listRewards(call.deps, call.query)
    return call.page(items, next)
  }),
  serve(api.moveReward, async (call) =>
    call.reply(await moveReward(call.deps, itemIdFrom(call.c), call.body), staffProblems),
  ),
  serve(api.contactMessages, async (call) => {
    const { items, next } = await listContact(call.deps, call.query)
    return call.page(items, next)
  }),
  serve(api.moveContact, async (call) =>
    call.reply(await answerContact(call.deps, itemIdFrom(call.c), call.body), staffProblems),
  ),
  serve(api.bugReports, async (call) => {
    const { items, next } = await listBugReports(call.deps, call.query)
    return call.page(items, next)
  }),
  serve(api.decideBugReport, async (call) =>
    call.reply(await decideBugReport(call.deps, itemIdFrom(call.c), call.body), staffProblems),
  ),
  serve(api.memberReports, async (call) => {
    const { items, next } = await listMemberReports(call.deps, call.query)
    return call.page(items, next)
  }),
  serve(api.decideMemberReport, async (call) =>
    call.reply(await decideMemberReport(call.deps, itemIdFrom(call.c), call.body), staffProblems),
  ),
)
