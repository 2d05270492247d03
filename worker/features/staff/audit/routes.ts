import * as api from '#shared/staff/api.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import { searchAudit } from './service.ts'

export const adminAuditRoutes = routesOf(
  serve(api.audit, async (call) => {
    const { entries, next } = await searchAudit(call.deps, call.query)
    return call.page(entries, next)
  }),
)
