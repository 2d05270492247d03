import { visitorKey } from './address.ts'
import type { AppContext } from '#worker/http/context.ts'

/** Whom a rate limit counts when nobody is signed in. */
export const visitorOf = (c: AppContext): string => visitorKey(c.req.header('cf-connecting-ip'))

/** What the browser says of itself, as it is kept with a session or a bug report. */
export const agentOf = (c: AppContext): string => (c.req.header('user-agent') ?? '').slice(0, 200)
