import * as api from '#shared/staff/api.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import { readAdminStats, readFoundingNames } from './service.ts'

export const adminStatsRoutes = routesOf(
  serve(api.stats, async (call) => call.answer(await readAdminStats(call.deps))),
  serve(api.founding, async (call) => call.answer(await readFoundingNames(call.deps))),
)
