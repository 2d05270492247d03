import { Hono } from 'hono'
import type { AppEnv } from '#worker/http/context.ts'
import { depsFrom } from '#worker/auth/deps.ts'
import { readStats } from './service.ts'

export const statsRoutes = new Hono<AppEnv>().get('/stats', async (c) => c.json(await readStats(depsFrom(c))))
