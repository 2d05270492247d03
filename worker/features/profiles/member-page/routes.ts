import { Hono } from 'hono'
import type { AppEnv } from '#worker/http/context.ts'
import { depsFrom } from '#worker/auth/deps.ts'
import { userIdFrom } from '#worker/auth/owner.ts'
import { failures, problem } from '#worker/http/problem.ts'
import { readMember, readReferralTimeline } from './service.ts'

export const userRoutes = new Hono<AppEnv>()
  .get('/users/:id', async (c) => {
    const seen = await readMember(depsFrom(c), userIdFrom(c))
    return seen ? c.json(seen) : problem(c, failures.userNotFound)
  })
  .get('/users/:id/referrals', async (c) => c.json(await readReferralTimeline(depsFrom(c), userIdFrom(c))))
