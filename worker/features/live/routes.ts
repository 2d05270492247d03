import { Hono } from 'hono'
import { openChannel } from './channel.ts'
import type { AppEnv } from '#worker/http/context.ts'
import { failures, problem } from '#worker/http/problem.ts'
import { requireViewer } from '#worker/auth/sessions.ts'
import { dayMs } from '#shared/dates.ts'

/** A socket is proven anew after this. */
const channelLifetimeMs = dayMs

export const channelRoutes = new Hono<AppEnv>().get('/channel', async (c) => {
  if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') {
    c.header('Upgrade', 'websocket')
    return problem(c, { status: 426, code: 'NOT_A_SOCKET', message: 'This address takes a WebSocket only.' })
  }
  // A socket is exempt from the browser's same-origin rule and carries the cookie: the Origin must be ours.
  if (c.req.header('origin') !== new URL(c.req.url).origin) return problem(c, failures.foreignOrigin)
  const viewer = await requireViewer(c)
  return openChannel(c.env, c.req.raw, {
    userId: viewer.user.id,
    sessionHash: viewer.sessionHash,
    endsAt: Date.now() + channelLifetimeMs,
  })
})
