import { Hono } from 'hono'
import { chatInput } from '#shared/assistant/api.ts'
import { parseBody } from '#worker/http/body.ts'
import type { AppEnv } from '#worker/http/context.ts'
import { depsFrom } from '#worker/auth/deps.ts'
import { limitByAddress } from '#worker/auth/rate-limit.ts'
import { agentOf, visitorOf } from '#worker/auth/visitor.ts'
import { chat } from './service.ts'

export const chatRoutes = new Hono<AppEnv>().post('/chat', async (c) => {
  const input = await parseBody(c, chatInput)
  await limitByAddress(c, 'chat')
  const deps = depsFrom(c)
  const { viewer } = await deps.read([])
  const from = { agent: agentOf(c), visitor: visitorOf(c) }
  return c.json(await chat(deps, viewer, input, from))
})
