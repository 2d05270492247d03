import { Hono } from 'hono'
import { registerInput } from '#shared/registration/api.ts'
import { leaveSession } from '#worker/features/accounts/sign-in/service.ts'
import { bodyLimits } from '#shared/wire/limits.ts'
import { mayBeLong, parseBodyWithText } from '#worker/http/body.ts'
import type { AppEnv } from '#worker/http/context.ts'
import { depsFrom } from '#worker/auth/deps.ts'
import { FailureError, problem } from '#worker/http/problem.ts'
import { limitByAddress } from '#worker/auth/rate-limit.ts'
import { sessionHashOf, setSessionCookie } from '#worker/auth/sessions.ts'
import { agentOf } from '#worker/auth/visitor.ts'
import { register } from './service.ts'

/** Long enough for any UUID or random string a client makes, short enough to be a key. */
const keyForm = /^[\w-]{8,100}$/

function idempotencyKeyOf(header: string | undefined): string | null {
  if (header === undefined) return null
  if (keyForm.test(header)) return header
  throw new FailureError({
    status: 400,
    code: 'BAD_IDEMPOTENCY_KEY',
    message: 'An Idempotency-Key has 8 to 100 letters, digits, - or _.',
  })
}

export const registerRoutes = new Hono<AppEnv>().post('/register', async (c) => {
  // A form with a fault is not counted, unless reading it costs as much as a picture.
  const isLong = mayBeLong(c)
  if (isLong) await limitByAddress(c, 'register')
  const { value: input, text: bodyText } = await parseBodyWithText(
    c,
    registerInput,
    bodyLimits.jsonWithImages,
  )
  const idempotencyKey = idempotencyKeyOf(c.req.header('idempotency-key'))
  if (!isLong) await limitByAddress(c, 'register')
  const joined = await register(depsFrom(c), { input, bodyText, idempotencyKey, agent: agentOf(c) })
  if (!joined.ok) return problem(c, joined.failure)
  const { user, sessionToken, warnings } = joined.value
  await leaveSession(depsFrom(c), await sessionHashOf(c))
  setSessionCookie(c, sessionToken)
  return c.json({ user, ...(warnings.length > 0 && { warnings }) }, 201)
})
