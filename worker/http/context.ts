import type { Context } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import type { SecureHeadersVariables } from 'hono/secure-headers'
import type { Endpoint } from '#shared/wire/endpoint.ts'

/** The member of staff who makes a call: `actor` is the name in the audit log; a password that is sent as the token has no session. */
export type Admin = { actor: string; sessionHash: string | null }

/** How the body arrives: a client that sends slowly has as long for its answer as any other. */
export type Arrival = { isOver: boolean; tookMs: number; stop: () => void }

/**
 * What every request carries through the app. `endpoint` and `isAccessChecked` are set for calls of the API, `admin`
 * only for calls of staff.
 */
export type AppEnv = {
  Bindings: Env
  Variables: RequestIdVariables &
    SecureHeadersVariables & {
      admin: Admin
      endpoint: Endpoint | undefined
      isAccessChecked: boolean
      arrival?: Arrival
    }
}

export type AppContext = Context<AppEnv>
