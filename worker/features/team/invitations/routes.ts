import * as teamApi from '#shared/team/api.ts'
import * as api from '#shared/team/invitations-api.ts'
import { itemIdFrom } from '#worker/auth/owner.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import { ok } from '#shared/wire/result.ts'
import type { AppContext } from '#worker/http/context.ts'
import { teamProblems } from '#worker/features/team/problems.ts'
import {
  accept,
  decline,
  entryFromInvitation,
  inviteToTeam,
  readReceived,
  readSent,
  withdraw,
} from './service.ts'

const businessIdFrom = (c: AppContext) => itemIdFrom(c, 'businessOwnerId')

/** The table with the daily limit's `Retry-After`. */
const limitedProblems = (retryAfterSeconds: number) => ({
  ...teamProblems,
  daily_limit: { ...teamProblems.daily_limit, retryAfterSeconds },
})

export const teamInvitationRoutes = routesOf(
  serve(teamApi.add, async (call) => {
    const invited = await inviteToTeam(call.deps, call.viewer, businessIdFrom(call.c), call.body, 'appoint')
    if (invited.ok) return call.reply(ok(entryFromInvitation(invited.value)), teamProblems)
    if (invited.reason !== 'daily_limit') return call.reply(invited, teamProblems)
    return call.refuse(invited.reason, limitedProblems(invited.retryAfterSeconds))
  }),
  serve(api.sent, async (call) =>
    call.reply(await readSent(call.deps, businessIdFrom(call.c)), teamProblems),
  ),
  serve(api.invite, async (call) => {
    const invited = await inviteToTeam(call.deps, call.viewer, businessIdFrom(call.c), call.body)
    if (invited.ok || invited.reason !== 'daily_limit') return call.reply(invited, teamProblems)
    return call.refuse(invited.reason, limitedProblems(invited.retryAfterSeconds))
  }),
  serve(api.withdraw, async (call) => {
    const id = itemIdFrom(call.c, 'invitationId')
    return call.reply(await withdraw(call.deps, call.viewer, businessIdFrom(call.c), id), teamProblems)
  }),
  serve(api.received, async (call) => call.answer(await readReceived(call.deps))),
  serve(api.accept, async (call) =>
    call.reply(await accept(call.deps, call.viewer, itemIdFrom(call.c)), teamProblems),
  ),
  serve(api.decline, async (call) =>
    call.reply(await decline(call.deps, call.viewer, itemIdFrom(call.c)), teamProblems),
  ),
)
