import * as api from '#shared/staff/members-api.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import { actOnMany } from './service.ts'

export const adminBulkRoutes = routesOf(
  serve(api.bulk, async (call) => call.answer(await actOnMany(call.deps, call.body))),
)
