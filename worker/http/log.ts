import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './context.ts'

type Facts = Record<string, string | number | boolean | null>

/** Writes one JSON line. Never pass personal data, bodies, or error messages of the database, which contain bound parameters. */
export function log(level: 'info' | 'warn' | 'error', event: string, facts: Facts = {}): void {
  console[level](JSON.stringify({ level, event, ...facts }))
}

/** The kind of an error, without its message, which may quote user input. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  return error.cause instanceof Error ? `${error.name} < ${error.cause.name}` : error.name
}

/** Names the request's id in its answer, and logs a failed request under it. */
export const withFailureLog: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const requestId = c.get('requestId')
  c.res.headers.set('X-Request-Id', requestId)
  if (c.res.status >= 500) {
    log('error', 'request_failed', {
      requestId,
      method: c.req.method,
      route: c.req.routePath,
      status: c.res.status,
    })
  }
}
