import * as api from '#shared/contact/api.ts'
import { limitByAddress } from '#worker/auth/rate-limit.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import { receiveContactMessage } from './service.ts'

export const contactRoutes = routesOf(
  serve(api.send, async (call) => {
    await limitByAddress(call.c, 'contact')
    await receiveContactMessage(call.deps, call.body)
    return call.answer(undefined)
  }),
)
