import * as api from '#shared/early-access/api.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import { readActivity } from './service.ts'

export const activityRoutes = routesOf(
  serve(api.activity, async (call) => call.answer(await readActivity(call.deps))),
)
