import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './context.ts'
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts'

const fixedHeaders = Object.entries(securityHeaders)

export const withSecurityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  // A socket's upgrade is no document, and its headers cannot be changed.
  if (c.res.status === 101) return
  // One copy with headers that can be changed: `c.header` would copy the answer for each of them.
  const answer = new Response(c.res.body, c.res)
  for (const [name, value] of fixedHeaders) answer.headers.set(name, value)
  if (!answer.headers.has('Content-Security-Policy'))
    answer.headers.set('Content-Security-Policy', contentSecurityPolicy())
  answer.headers.set('X-Request-Id', c.get('requestId'))
  // Setting it over the old answer would merge the two.
  c.res = undefined
  c.res = answer
}
