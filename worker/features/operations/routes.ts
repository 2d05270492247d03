import { Hono } from 'hono'
import type { AppEnv } from '#worker/http/context.ts'
import { depsFrom } from '#worker/auth/deps.ts'
import { checkHealth } from './service.ts'

export const healthRoutes = new Hono<AppEnv>().get('/health', async (c) => {
  const { settled } = await checkHealth(depsFrom(c))
  return c.json({ status: 'ok', settled })
})
