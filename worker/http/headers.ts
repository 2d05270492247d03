import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './context.ts'
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts'

export const withSecurityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  // A socket's upgrade is no document, and its headers cannot be changed.
  if (c.res.status === 101) return
  for (const [name, value] of Object.entries(securityHeaders)) c.header(name, value)
  if (!c.res.headers.has('Content-Security-Policy'))
    c.header('Content-Security-Policy', contentSecurityPolicy())
  c.header('X-Request-Id', c.get('requestId'))
}
