import { Hono } from 'hono'
import { type AdminSession, adminPasswordInput } from '#shared/staff/api.ts'
import { iso } from '#shared/dates.ts'
import { adminDepsFrom, checkAdminPassword } from '#worker/auth/staff-sign-in.ts'
import { closeAdminSession, openAdminSession } from './service.ts'
import { parseBody } from '#worker/http/body.ts'
import type { AppEnv } from '#worker/http/context.ts'
import { depsFrom } from '#worker/auth/deps.ts'

export const adminSessionRoutes = new Hono<AppEnv>()
  .post('/admin/session', async (c) => {
    const { password } = await parseBody(c, adminPasswordInput)
    await checkAdminPassword(c, password)
    const { token, expiresAt } = await openAdminSession(depsFrom(c))
    return c.json({ token, expiresAt: iso(expiresAt) } satisfies AdminSession)
  })
  .delete('/admin/session', async (c) => {
    const { sessionHash } = c.get('admin')
    if (sessionHash) await closeAdminSession(adminDepsFrom(c), sessionHash)
    return c.body(null, 204)
  })
