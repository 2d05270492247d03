import { Hono } from 'hono'
import { notificationSettingsInput, notificationsReadInput } from '#shared/api/notifications.ts'
import { parseBody } from '#worker/http/body.ts'
import type { AppEnv } from '#worker/http/context.ts'
import { depsFrom } from '#worker/http/deps.ts'
import { linkNext, pageOf } from '#worker/http/paging.ts'
import { requireViewer } from '#worker/http/session.ts'
import { listNotifications, markNotificationsRead, readSettings, saveSettings } from './service.ts'

export const notificationRoutes = new Hono<AppEnv>()
  .get('/notifications', async (c) => {
    const { groups, next } = await listNotifications(depsFrom(c), pageOf(c))
    linkNext(c, next)
    return c.json(groups)
  })
  .post('/notifications/read', async (c) => {
    const { id } = await parseBody(c, notificationsReadInput)
    await markNotificationsRead(depsFrom(c), await requireViewer(c), id ?? null)
    return c.body(null, 204)
  })
  .get('/notifications/settings', async (c) => c.json(await readSettings(depsFrom(c))))
  .put('/notifications/settings', async (c) => {
    const input = await parseBody(c, notificationSettingsInput)
    return c.json(await saveSettings(depsFrom(c), await requireViewer(c), input))
  })
