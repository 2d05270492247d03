import type { Context } from 'hono'
import type { Endpoint } from '#shared/wire/endpoint.ts'

/** The member of staff who makes a call: `actor` is the name in the audit log; a password that is sent as the token has no session. */
export type Admin = { actor: string; sessionHash: string | null }

/** The bindings and variables of a request. `endpoint` and `isAccessChecked` are set for API calls, `admin` for staff calls. */
export type AppEnv = {
  Bindings: Env
  Variables: { requestId: string; admin: Admin; endpoint: Endpoint | undefined; isAccessChecked: boolean }
}

export type AppContext = Context<AppEnv>
