import type { MiddlewareHandler } from 'hono'
import type { AppContext, AppEnv } from './context.ts'
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts'

const fixedHeaders = Object.entries(securityHeaders)
const apiPolicy = contentSecurityPolicy()

/** Sets a header of the finished answer. `c.header` would copy the answer each time, and a copy's body is a stream. */
export function setHeader(c: AppContext, name: string, value: string): void {
  try {
    c.res.headers.set(name, value)
  } catch {
    // The headers of an asset cannot be changed: those of a copy can.
    const copy = new Response(c.res.body, c.res)
    copy.headers.set(name, value)
    // Setting it over the old answer would merge the two.
    c.res = undefined
    c.res = copy
  }
}

export const withSecurityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  // A socket's upgrade is no document, and its headers cannot be changed.
  if (c.res.status === 101) return
  for (const [name, value] of fixedHeaders) setHeader(c, name, value)
  if (!c.res.headers.has('Content-Security-Policy')) setHeader(c, 'Content-Security-Policy', apiPolicy)
  setHeader(c, 'X-Request-Id', c.get('requestId'))
}
