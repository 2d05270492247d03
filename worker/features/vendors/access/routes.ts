import * as api from '#shared/vendors/api.ts'
import { limitByAddress } from '#worker/auth/rate-limit.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import { vendorProblems } from '#worker/features/vendors/problems.ts'
import { checkAccessCode } from './service.ts'

export const vendorAccessRoutes = routesOf(
  serve(api.checkAccessCode, async (call) => {
    await limitByAddress(call.c, 'vendorCode')
    return call.reply(checkAccessCode(call.body.code, call.c.env.VENDOR_ACCESS_CODES), vendorProblems)
  }),
)
