import { Hono } from 'hono'
import { inboxQuery, verificationDecision } from '#shared/staff/inboxes-api.ts'
import { adminDepsFrom } from '#worker/auth/staff-sign-in.ts'
import { parseBody } from '#worker/http/body.ts'
import type { AppEnv } from '#worker/http/context.ts'
import { itemIdFrom } from '#worker/auth/owner.ts'
import { problem } from '#worker/http/problem.ts'
import { linkNext } from '#worker/http/paging.ts'
import { parseQuery } from '#worker/http/query.ts'
import { decide, listChecks } from './service.ts'

export const adminVerificationRoutes = new Hono<AppEnv>()
  .get('/admin/verifications', async (c) => {
    const { checks, next } = await listChecks(adminDepsFrom(c), parseQuery(c, inboxQuery))
    linkNext(c, next)
    return c.json(checks)
  })
  .post('/admin/verifications/:id', async (c) => {
    const id = itemIdFrom(c)
    const decided = await decide(adminDepsFrom(c), id, await parseBody(c, verificationDecision))
    return decided.ok ? c.json(decided.value) : problem(c, decided.failure)
  })
