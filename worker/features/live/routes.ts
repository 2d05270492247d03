import * as api from '#shared/live/api.ts'
import { dayMs } from '#shared/dates.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import { requireViewer } from '#worker/auth/sessions.ts'
import { openChannel } from './channel.ts'
import { channelProblems } from './problems.ts'

/** After this a socket has to prove its session again. */
const channelLifetimeMs = dayMs

export const channelRoutes = routesOf(
  serve(api.channel, async (call) => {
    const { c, deps } = call
    if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') {
      c.header('Upgrade', 'websocket')
      return call.refuse('not_a_socket', channelProblems)
    }
    // The same-origin policy does not cover sockets, which carry the cookie: a foreign page must not open one.
    if (c.req.header('origin') !== new URL(c.req.url).origin)
      return call.refuse('foreign_origin', channelProblems)
    const viewer = await requireViewer(c)
    return openChannel(c.env, c.req.raw, {
      userId: viewer.user.id,
      sessionHash: viewer.sessionHash,
      endsAt: deps.now + channelLifetimeMs,
    })
  }),
)
