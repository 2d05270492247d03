import { Hono } from 'hono'
import type { AppEnv } from '#worker/http/context.ts'
import { depsFrom } from '#worker/auth/deps.ts'
import { userIdFrom } from '#worker/auth/owner.ts'
import { problem } from '#worker/http/problem.ts'
import { readVendorStats } from './service.ts'

export const vendorStatsRoutes = new Hono<AppEnv>().get('/vendor-stats/:userId', async (c) => {
  const stats = await readVendorStats(depsFrom(c), userIdFrom(c, 'userId'))
  return stats.ok ? c.json(stats.value) : problem(c, stats.failure)
})
