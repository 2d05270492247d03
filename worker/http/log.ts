import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './context.ts'

type Facts = Record<string, string | number | boolean | null>

/** One JSON line; callers pass no personal data, no bodies and no error messages of the database (its bound parameters are in them). */
export function log(level: 'info' | 'warn' | 'error', event: string, facts: Facts = {}): void {
  console[level](JSON.stringify({ level, event, ...facts }))
}

/** The kind of an error without its message, which may quote what was sent. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  return error.cause instanceof Error ? `${error.name} < ${error.cause.name}` : error.name
}

/** Gives every request an id that the answer, the error and the log share. */
export const withRequestId: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set('requestId', crypto.randomUUID())
  await next()
  if (c.res.status >= 500) {
    log('error', 'request_failed', {
      requestId: c.get('requestId'),
      method: c.req.method,
      route: c.req.routePath,
      status: c.res.status,
    })
  }
}
