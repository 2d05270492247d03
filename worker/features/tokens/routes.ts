import { Hono } from 'hono'
import type { AppEnv } from '#worker/http/context.ts'
import { depsFrom } from '#worker/auth/deps.ts'
import { requireOwner, userIdFrom } from '#worker/auth/owner.ts'
import { problem } from '#worker/http/problem.ts'
import { hasSessionCookie, requireViewer } from '#worker/auth/sessions.ts'
import { claimReward, readClaims, readFeatured } from './service.ts'

export const rewardRoutes = new Hono<AppEnv>()
  .get('/users/:id/rewards', async (c) => c.json({ claims: await readClaims(depsFrom(c), userIdFrom(c)) }))
  .post('/users/:id/rewards/:tier/claim', async (c) => {
    const viewer = requireOwner(await requireViewer(c), userIdFrom(c))
    const made = await claimReward(depsFrom(c), viewer, c.req.param('tier'))
    if (!made.ok) return problem(c, made.failure)
    return c.json({ claim: made.value.claim }, made.value.isNew ? 201 : 200)
  })
  .get('/featured', async (c) => {
    const featured = await readFeatured(depsFrom(c))
    // An ad runs for days; a minute more or less is nobody's loss, and the home page asks on every visit. Who has a
    // session may have blocked somebody: that answer is nobody else's.
    if (!hasSessionCookie(c)) c.header('Cache-Control', 'public, max-age=60')
    c.header('Vary', 'Cookie')
    return c.json(featured)
  })
