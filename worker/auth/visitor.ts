import { visitorKey } from './address.ts'
import type { AppContext } from '#worker/http/context.ts'

/** The key by which rate limits count a visitor. */
export const visitorOf = (c: AppContext): string => visitorKey(c.req.header('cf-connecting-ip'))

/** The user agent, as it is stored with a session or a bug report. */
export const agentOf = (c: AppContext): string => (c.req.header('user-agent') ?? '').slice(0, 200)
