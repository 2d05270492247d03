import * as api from '#shared/assistant/api.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import { agentOf, visitorOf } from '#worker/auth/visitor.ts'
import { chat } from './service.ts'

export const chatRoutes = routesOf(
  serve(api.chat, async (call) => {
    const from = { agent: agentOf(call.c), visitor: visitorOf(call.c) }
    return call.answer(await chat(call.deps, call.body, from))
  }),
)
