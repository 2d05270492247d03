import * as api from '#shared/operations/api.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import { checkHealth } from './service.ts'

export const healthRoutes = routesOf(
  serve(api.health, async (call) => {
    const { settled } = await checkHealth(call.deps)
    return call.answer({ status: 'ok', settled })
  }),
)
