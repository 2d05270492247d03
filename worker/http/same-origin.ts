import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './context.ts'
import { failures, problem } from './problem.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a method only reads. */
export const isSafeMethod = (method: string): boolean => safe.has(method)

/** Refuses unsafe methods from pages of other sites. Clients that are no browsers send neither header. */
export const sameOrigin: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!isSafeMethod(c.req.method)) {
    const site = c.req.header('sec-fetch-site')
    const origin = c.req.header('origin')
    const isForeign =
      (site !== undefined && site !== 'same-origin' && site !== 'none') ||
      (origin !== undefined && origin !== new URL(c.req.url).origin)
    if (isForeign) return problem(c, failures.foreignOrigin)
  }
  return next()
}
