import type { Context } from 'hono'

/** Who acts in the admin area: `actor` is what the audit log says; a password sent as the token has no session. */
export type Admin = { actor: string; sessionHash: string | null }

/** How the sent body comes in: whoever sends it slowly has as long for the answer as everybody. */
export type Arrival = { isOver: boolean; tookMs: number; stop: () => void }

/** What every request carries through the app; `admin` stands behind the admin's guard alone. */
export type AppEnv = { Bindings: Env; Variables: { requestId: string; admin: Admin; arrival?: Arrival } }

export type AppContext = Context<AppEnv>
