import * as api from '#shared/roster/api.ts'
import { itemIdFrom } from '#worker/auth/owner.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import { rosterProblems } from './problems.ts'
import * as service from './service.ts'

export const adminRosterRoutes = routesOf(
  serve(api.overview, async (call) => call.answer(await service.readOverview(call.deps))),
  serve(api.begin, async (call) => call.answer(await service.beginImport(call.deps, call.body))),
  serve(api.addRows, async (call) =>
    call.reply(await service.addRows(call.deps, itemIdFrom(call.c), call.body.rows), rosterProblems),
  ),
  serve(api.complete, async (call) =>
    call.reply(await service.completeImport(call.deps, itemIdFrom(call.c)), rosterProblems),
  ),
  serve(api.publish, async (call) =>
    call.reply(await service.publishImport(call.deps, itemIdFrom(call.c)), rosterProblems),
  ),
  serve(api.discard, async (call) =>
    call.reply(await service.discardImport(call.deps, itemIdFrom(call.c)), rosterProblems),
  ),
  serve(api.similarRows, async (call) => call.answer(await service.findSimilar(call.deps, call.query.q))),
  serve(api.coverage, async (call) => call.answer(await service.readCoverage(call.deps))),
)

export const rosterRoutes = routesOf(
  serve(api.unjoined, async (call) => {
    const { next, ...answer } = await service.findUnjoined(call.deps, call.query)
    return call.page(answer, next)
  }),
  serve(api.license, async (call) =>
    call.answer(await service.findLicense(call.deps, call.query.number ?? '')),
  ),
)
