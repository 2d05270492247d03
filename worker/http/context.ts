import type { Context } from 'hono'
import type { Endpoint } from '#shared/wire/endpoint.ts'

/** Who acts in the admin area: `actor` is what the audit log says; a password sent as the token has no session. */
export type Admin = { actor: string; sessionHash: string | null }

/** How the sent body comes in: whoever sends it slowly has as long for the answer as everybody. */
export type Arrival = { isOver: boolean; tookMs: number; stop: () => void }

/**
 * What every request carries through the app. `endpoint` and `isAccessChecked` are set for calls of the API, `admin`
 * only for calls of staff.
 */
export type AppEnv = {
  Bindings: Env
  Variables: {
    requestId: string
    admin: Admin
    endpoint: Endpoint | undefined
    isAccessChecked: boolean
    arrival?: Arrival
  }
}

export type AppContext = Context<AppEnv>
