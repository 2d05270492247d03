import * as api from '#shared/registration/api.ts'
import { limitByAddress } from '#worker/auth/rate-limit.ts'
import { routesOf, serve } from '#worker/auth/serve.ts'
import { sessionHashOf, setSessionCookie } from '#worker/auth/sessions.ts'
import { agentOf } from '#worker/auth/visitor.ts'
import { endCurrentSession } from '#worker/features/accounts/sign-in/service.ts'
import { mayBeLong } from '#worker/http/body.ts'
import type { AppContext } from '#worker/http/context.ts'
import { registrationProblems } from './problems.ts'
import { register } from './service.ts'

/** Accepts any UUID or random string that a client makes. */
const idempotencyKeyPattern = /^[\w-]{8,100}$/

/** A long body is counted before it is read, since reading it costs as much as an image. */
async function limitLongBody(c: AppContext): Promise<void> {
  if (mayBeLong(c)) await limitByAddress(c, 'register')
}

export const registrationRoutes = routesOf(
  serve(
    api.register,
    async (call) => {
      const { c, deps } = call
      const idempotencyKey = c.req.header('idempotency-key') ?? null
      if (idempotencyKey !== null && !idempotencyKeyPattern.test(idempotencyKey))
        return call.refuse('bad_idempotency_key', registrationProblems)
      if (!mayBeLong(c)) await limitByAddress(c, 'register')
      const submission = { input: call.body, bodyText: call.bodyText, idempotencyKey, agent: agentOf(c) }
      const registered = await register(deps, submission)
      if (!registered.ok) return call.refuse(registered.reason, registrationProblems)
      const { user, sessionToken, warnings } = registered.value
      await endCurrentSession(deps, await sessionHashOf(c))
      setSessionCookie(c, sessionToken)
      return call.answer({ user, ...(warnings.length > 0 && { warnings }) })
    },
    { beforeBody: limitLongBody },
  ),
)
