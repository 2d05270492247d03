import type { Context } from 'hono'

/** What every request carries through the app. */
export type AppEnv = { Bindings: Env; Variables: { requestId: string } }

export type AppContext = Context<AppEnv>
