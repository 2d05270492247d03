import { Hono } from 'hono'
import type { AppEnv } from '#worker/http/context.ts'
import { depsFrom } from '#worker/auth/deps.ts'
import { userIdFrom } from '#worker/auth/owner.ts'
import { problem } from '#worker/http/problem.ts'
import { collectAchievement, readAchievements } from './service.ts'

export const achievementRoutes = new Hono<AppEnv>()
  .get('/users/:id/achievements', async (c) => c.json(await readAchievements(depsFrom(c), userIdFrom(c))))
  .post('/users/:id/achievements/:achievement/collect', async (c) => {
    const collected = await collectAchievement(depsFrom(c), userIdFrom(c), c.req.param('achievement'))
    return collected.ok ? c.json(collected.value) : problem(c, collected.failure)
  })
