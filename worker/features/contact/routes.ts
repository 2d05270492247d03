import { Hono } from 'hono'
import { contactInput } from '#shared/contact/api.ts'
import { parseBody } from '#worker/http/body.ts'
import type { AppEnv } from '#worker/http/context.ts'
import { depsFrom } from '#worker/auth/deps.ts'
import { limitByAddress } from '#worker/auth/rate-limit.ts'
import { takeMessage } from './service.ts'

export const contactRoutes = new Hono<AppEnv>().post('/contact', async (c) => {
  const message = await parseBody(c, contactInput)
  await limitByAddress(c, 'contact')
  await takeMessage(depsFrom(c), message)
  return c.body(null, 204)
})
