import * as api from '#shared/team/api.ts'
import { itemIdFrom, userIdFrom } from '#worker/auth/owner.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import type { AppContext } from '#worker/http/context.ts'
import { teamProblems } from './problems.ts'
import {
  changeRole,
  readOwnedBusiness,
  readTeam,
  readTransfers,
  removeMember,
  transferOwnership,
} from './service.ts'

const businessIdFrom = (c: AppContext) => itemIdFrom(c, 'businessOwnerId')

export const teamRoutes = routesOf(
  serve(api.ownedBusiness, async (call) =>
    call.answer(await readOwnedBusiness(call.deps, userIdFrom(call.c, 'userId'))),
  ),
  serve(api.list, async (call) =>
    call.reply(await readTeam(call.deps, businessIdFrom(call.c)), teamProblems),
  ),
  serve(api.transfers, async (call) =>
    call.reply(await readTransfers(call.deps, businessIdFrom(call.c)), teamProblems),
  ),
  serve(api.changeRole, async (call) => {
    const change = { memberId: userIdFrom(call.c, 'memberId'), role: call.body.role }
    const changed = await changeRole(call.deps, call.viewer, businessIdFrom(call.c), change)
    return call.reply(changed, teamProblems)
  }),
  serve(api.remove, async (call) => {
    const memberId = userIdFrom(call.c, 'memberId')
    const removed = await removeMember(call.deps, call.viewer, businessIdFrom(call.c), memberId)
    return call.reply(removed, teamProblems)
  }),
  serve(api.transfer, async (call) => {
    const transferred = await transferOwnership(call.deps, call.viewer, businessIdFrom(call.c), call.body)
    return call.reply(transferred, teamProblems)
  }),
)
