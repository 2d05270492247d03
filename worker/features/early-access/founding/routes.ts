import * as api from '#shared/early-access/api.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import { readFounding } from './service.ts'

export const foundingRoutes = routesOf(
  serve(api.founding, async (call) => call.answer(await readFounding(call.deps))),
)
