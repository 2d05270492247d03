import type { MiddlewareHandler } from 'hono'
import type { RouterRoute } from 'hono/types'
import { METHOD_NAME_ALL } from 'hono/router'
import type { AppContext, AppEnv } from './context.ts'
import { failures, problem } from './problem.ts'

/**
 * Answers of the API are private and change at any time, so they are not cached unless a route sets its own header. Each
 * says when it was made, by which browsers with a wrong clock set theirs.
 */
export const noStore: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  // `c.header` would copy a finished answer, and turn its body into a stream.
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
  c.res.headers.set('Date', new Date().toUTCString())
}

const matches = (pattern: string, path: string) => {
  const parts = pattern.split('/')
  const segments = path.split('/')
  return (
    parts.length === segments.length &&
    parts.every((part, at) => part.startsWith(':') || part === segments[at])
  )
}

/** JSON 404 for an unknown path; 405 with `Allow` for a known path with another method. */
export function unknownCall(c: AppContext, routes: readonly RouterRoute[]): Response {
  const path = c.req.path.replace(/^\/api/, '')
  const methods = new Set(
    routes
      .filter((route) => route.method !== METHOD_NAME_ALL && matches(route.path, path))
      .map((route) => route.method),
  )
  c.header('Cache-Control', 'no-store')
  if (methods.size === 0) return problem(c, failures.notFound)
  if (methods.has('GET')) methods.add('HEAD')
  c.header('Allow', [...methods].join(', '))
  return problem(c, {
    status: 405,
    code: 'METHOD_NOT_ALLOWED',
    message: 'This address does not take that method.',
  })
}
