import * as api from '#shared/early-access/api.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import { readStats } from './service.ts'

export const statsRoutes = routesOf(serve(api.stats, async (call) => call.answer(await readStats(call.deps))))
