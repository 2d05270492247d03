import * as api from '#shared/vendors/api.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import { vendorProblems } from '#worker/features/vendors/problems.ts'
import { readVendorStats } from './service.ts'

export const vendorStatsRoutes = routesOf(
  serve(api.stats, async (call) => call.reply(await readVendorStats(call.deps), vendorProblems)),
)
