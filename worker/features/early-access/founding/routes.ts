import { Hono } from 'hono'
import type { AppEnv } from '#worker/http/context.ts'
import { depsFrom } from '#worker/auth/deps.ts'
import { readFounding } from './service.ts'

export const foundingRoutes = new Hono<AppEnv>().get('/founding', async (c) =>
  c.json(await readFounding(depsFrom(c))),
)
