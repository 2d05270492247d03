import { Hono } from 'hono'
import { bulkInput } from '#shared/staff/members-api.ts'
import { adminDepsFrom } from '#worker/auth/staff-sign-in.ts'
import { parseBody } from '#worker/http/body.ts'
import type { AppEnv } from '#worker/http/context.ts'
import { actOnMany } from './service.ts'

export const adminBulkRoutes = new Hono<AppEnv>().post('/admin/users/bulk', async (c) => {
  const input = await parseBody(c, bulkInput)
  return c.json(await actOnMany(adminDepsFrom(c), input))
})
