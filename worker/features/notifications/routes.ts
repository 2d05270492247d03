import { Hono } from 'hono'
import { notificationSettingsInput, notificationsReadInput } from '#shared/notifications/api.ts'
import { parseBody } from '#worker/http/body.ts'
import type { AppContext, AppEnv } from '#worker/http/context.ts'
import { depsFrom } from '#worker/auth/deps.ts'
import { badPage, limitOf, linkNext } from '#worker/http/paging.ts'
import { requireViewer } from '#worker/auth/sessions.ts'
import { listNotifications, markNotificationsRead, readSettings, saveSettings } from './service.ts'

/** `?cursor=1760000000000-17`: the time and the id of the last group shown. */
function placeFrom(c: AppContext) {
  const cursor = c.req.query('cursor')
  if (cursor === undefined) return null
  const [, updatedAt, id] = /^([1-9]\d{0,14})-([1-9]\d{0,14})$/.exec(cursor) ?? []
  if (!updatedAt || !id) throw badPage
  return { updatedAt: Number(updatedAt), id: Number(id) }
}

export const notificationRoutes = new Hono<AppEnv>()
  .get('/notifications', async (c) => {
    const { groups, next } = await listNotifications(depsFrom(c), {
      limit: limitOf(c),
      before: placeFrom(c),
    })
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
