import type { MiddlewareHandler } from 'hono'
import type { AppContext, AppEnv } from './context.ts'
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts'

const fixedHeaders = Object.entries(securityHeaders)
const apiPolicy = contentSecurityPolicy()

/** Sets a header of a finished answer. `c.header` would copy the answer each time, and turn its body into a stream. */
export function setHeader(c: AppContext, name: string, value: string): void {
  try {
    c.res.headers.set(name, value)
  } catch {
    // An asset's headers are immutable; a copy's are not.
    const copy = new Response(c.res.body, c.res)
    copy.headers.set(name, value)
    // Assigning a new answer over the old one would merge their headers.
    c.res = undefined
    c.res = copy
  }
}

export const withSecurityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  // The headers of a socket's upgrade are immutable, and it is no document.
  if (c.res.status === 101) return
  for (const [name, value] of fixedHeaders) setHeader(c, name, value)
  if (!c.res.headers.has('Content-Security-Policy')) setHeader(c, 'Content-Security-Policy', apiPolicy)
  setHeader(c, 'X-Request-Id', c.get('requestId'))
}
