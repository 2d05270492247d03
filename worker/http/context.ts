import type { Context } from 'hono'
import type { Endpoint } from '#shared/wire/endpoint.ts'

/** Who acts in the admin area: `actor` is what the audit log says; a password sent as the token has no session. */
export type Admin = { actor: string; sessionHash: string | null }

/**
 * What every request carries through the app. `endpoint` and `isAccessChecked` are set for calls of the API, `admin`
 * only for calls of staff.
 */
export type AppEnv = {
  Bindings: Env
  Variables: { requestId: string; admin: Admin; endpoint: Endpoint | undefined; isAccessChecked: boolean }
}

export type AppContext = Context<AppEnv>
