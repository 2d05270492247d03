import { Hono } from 'hono'
import { adminDepsFrom } from '#worker/auth/staff-sign-in.ts'
import type { AppEnv } from '#worker/http/context.ts'
import { readAdminStats, readFoundingNames } from './service.ts'

export const adminStatsRoutes = new Hono<AppEnv>()
  .get('/admin/stats', async (c) => c.json(await readAdminStats(adminDepsFrom(c))))
  .get('/admin/founding', async (c) => c.json(await readFoundingNames(adminDepsFrom(c))))
