import { Hono } from 'hono'
import { vendorAccessInput, vendorAccessMessages } from '#shared/vendors/api.ts'
import { parseBody } from '#worker/http/body.ts'
import type { AppEnv } from '#worker/http/context.ts'
import { problem } from '#worker/http/problem.ts'
import { limitByAddress } from '#worker/auth/rate-limit.ts'
import { opensVendorAccess } from './service.ts'

export const vendorAccessRoutes = new Hono<AppEnv>().post('/vendor-access', async (c) => {
  const { code } = await parseBody(c, vendorAccessInput)
  await limitByAddress(c, 'vendorCode')
  if (opensVendorAccess(code, c.env.VENDOR_ACCESS_CODES)) return c.body(null, 204)
  return problem(c, { status: 403, code: 'INVALID_ACCESS_CODE', message: vendorAccessMessages.refused.text })
})
