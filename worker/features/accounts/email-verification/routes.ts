import { Hono } from 'hono'
import { verifyEmailInput } from '#shared/accounts/api.ts'
import { parseBody } from '#worker/http/body.ts'
import type { AppEnv } from '#worker/http/context.ts'
import { depsFrom } from '#worker/auth/deps.ts'
import { problem } from '#worker/http/problem.ts'
import { limitByAddress } from '#worker/auth/rate-limit.ts'
import { requireViewer } from '#worker/auth/sessions.ts'
import { resendVerification, verifyEmail } from './service.ts'

export const verifyEmailRoutes = new Hono<AppEnv>()
  .post('/user/verify-email', async (c) => {
    const { token } = await parseBody(c, verifyEmailInput)
    await limitByAddress(c, 'loginByAddress')
    const verified = await verifyEmail(depsFrom(c), token)
    return verified.ok ? c.json(verified.value) : problem(c, verified.failure)
  })
  .post('/user/verify-email/resend', async (c) => {
    const viewer = await requireViewer(c)
    const isSent = await resendVerification(depsFrom(c), viewer)
    return isSent
      ? c.json({ message: 'A new link is on its way.' }, 202)
      : c.json({ message: 'Your email is confirmed already.' })
  })
