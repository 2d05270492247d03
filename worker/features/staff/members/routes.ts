import * as api from '#shared/staff/members-api.ts'
import { userIdFrom } from '#worker/auth/owner.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import { staffProblems } from '#worker/features/staff/problems.ts'
import { pageOf } from '#worker/http/paging.ts'
import { listReferrals, listTokens, readMember } from './detail/service.ts'
import { listMembers, suggestSpellings } from './list/service.ts'
import { releaseFoundingNumber, removeMember, signOutMember, updateMember } from './service.ts'

/** A member's screen shows two such lists, one below the other. */
const historyPage = 12

export const adminUserRoutes = routesOf(
  serve(api.members, async (call) => {
    const { members, next } = await listMembers(call.deps, call.query)
    return call.page(members, next)
  }),
  serve(api.memberSpellings, async (call) => call.answer(await suggestSpellings(call.deps, call.query))),
  serve(api.member, async (call) =>
    call.reply(await readMember(call.deps, userIdFrom(call.c)), staffProblems),
  ),
  serve(api.memberTokens, async (call) => {
    const { items, next } = await listTokens(call.deps, userIdFrom(call.c), pageOf(call.c, historyPage))
    return call.page(items, next)
  }),
  serve(api.memberReferrals, async (call) => {
    const { items, next } = await listReferrals(call.deps, userIdFrom(call.c), pageOf(call.c, historyPage))
    return call.page(items, next)
  }),
  serve(api.updateMember, async (call) => {
    const updated = await updateMember(call.deps, userIdFrom(call.c), call.body)
    return updated.ok ? call.answer({ user: updated.value }) : call.refuse(updated.reason, staffProblems)
  }),
  serve(api.deleteMember, async (call) =>
    call.reply(await removeMember(call.deps, userIdFrom(call.c), call.body), staffProblems),
  ),
  serve(api.endSessions, async (call) =>
    call.reply(await signOutMember(call.deps, userIdFrom(call.c)), staffProblems),
  ),
  serve(api.releaseFoundingNumber, async (call) => {
    const released = await releaseFoundingNumber(call.deps, userIdFrom(call.c), call.body.reason)
    return call.reply(released, staffProblems)
  }),
)
