import * as api from '#shared/referrals/api.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import { referralProblems } from './problems.ts'
import { countVisit, lookUpCode, readTimeline } from './service.ts'

export const referralRoutes = routesOf(
  serve(api.lookUp, async (call) =>
    call.reply(await lookUpCode(call.deps, call.c.req.param('code') ?? ''), referralProblems),
  ),
  serve(api.countVisit, async (call) => {
    await countVisit(call.deps, call.c.req.param('code') ?? '')
    return call.answer(undefined)
  }),
  serve(api.timeline, async (call) => call.answer(await readTimeline(call.deps))),
)
