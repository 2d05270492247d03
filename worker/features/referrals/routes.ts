import { Hono } from 'hono'
import type { AppEnv } from '#worker/http/context.ts'
import { depsFrom } from '#worker/auth/deps.ts'
import { problem } from '#worker/http/problem.ts'
import { limitByAddress } from '#worker/auth/rate-limit.ts'
import { countVisit, lookUpCode } from './service.ts'

export const referralCodeRoutes = new Hono<AppEnv>()
  .get('/referral-codes/:code', async (c) => {
    await limitByAddress(c, 'codeLookup')
    const known = await lookUpCode(depsFrom(c), c.req.param('code'))
    if (known) return c.json(known)
    return problem(c, {
      status: 404,
      code: 'UNKNOWN_REFERRAL_CODE',
      message: 'We do not know this referral code.',
    })
  })
  .post('/referral-codes/:code/visits', async (c) => {
    await limitByAddress(c, 'codeLookup')
    await countVisit(depsFrom(c), c.req.param('code'))
    return c.body(null, 204)
  })
