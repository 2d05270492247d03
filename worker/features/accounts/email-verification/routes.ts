import * as api from '#shared/accounts/api.ts'
import { limitByAddress } from '#worker/auth/rate-limit.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import { accountProblems } from '#worker/features/accounts/problems.ts'
import { resendVerification, verifyEmail } from './service.ts'

export const emailVerificationRoutes = routesOf(
  serve(api.verifyEmail, async (call) => {
    await limitByAddress(call.c, 'loginByAddress')
    return call.reply(await verifyEmail(call.deps, call.body.token), accountProblems)
  }),
  serve(api.resendVerification, async (call) =>
    (await resendVerification(call.deps, call.viewer))
      ? call.answer({ message: 'We sent a new link.' }, 202)
      : call.answer({ message: 'Your email is already confirmed.' }, 200),
  ),
)
