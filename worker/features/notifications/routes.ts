import * as api from '#shared/notifications/api.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import type { AppContext } from '#worker/http/context.ts'
import { badPage, limitOf } from '#worker/http/paging.ts'
import { listNotifications, markNotificationsRead, readSettings, saveSettings } from './service.ts'

/** A row costs a notification, its member and their connection: 14 keep a call within 50 rows. */
const notificationPage = 14

/** `?cursor=1760000000000-17`: the time and the id of the last group shown. */
function placeFrom(c: AppContext) {
  const cursor = c.req.query('cursor')
  if (cursor === undefined) return null
  const [, updatedAt, id] = /^([1-9]\d{0,14})-([1-9]\d{0,14})$/.exec(cursor) ?? []
  if (!updatedAt || !id) throw badPage
  return { updatedAt: Number(updatedAt), id: Number(id) }
}

export const notificationRoutes = routesOf(
  serve(api.list, async (call) => {
    const page = { limit: limitOf(call.c, notificationPage), before: placeFrom(call.c) }
    const { groups, next } = await listNotifications(call.deps, page)
    return call.page(groups, next)
  }),
  serve(api.markRead, async (call) => {
    await markNotificationsRead(call.deps, call.viewer, call.body.id ?? null)
    return call.answer(undefined)
  }),
  serve(api.settings, async (call) => call.answer(await readSettings(call.deps))),
  serve(api.saveSettings, async (call) => call.answer(await saveSettings(call.deps, call.viewer, call.body))),
)
