import { Hono } from 'hono'
import { auditQuery } from '#shared/staff/members-api.ts'
import { adminDepsFrom } from '#worker/auth/staff-sign-in.ts'
import type { AppEnv } from '#worker/http/context.ts'
import { linkNext } from '#worker/http/paging.ts'
import { parseQuery } from '#worker/http/query.ts'
import { searchAudit } from './service.ts'

export const adminAuditRoutes = new Hono<AppEnv>().get('/admin/audit', async (c) => {
  const { entries, next } = await searchAudit(adminDepsFrom(c), parseQuery(c, auditQuery))
  linkNext(c, next)
  return c.json(entries)
})
