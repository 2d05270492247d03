import { and, eq, gt } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import { openDatabase } from '#worker/db/client.ts'
import { adminSessions } from '#worker/db/schema/access.ts'
import type { Admin, AppContext, AppEnv } from '#worker/http/context.ts'
import { type Deps, depsFrom } from './deps.ts'
import { FailureError } from '#worker/http/problem.ts'
import { countAttempt, tooManyAttempts, remainingWait } from './rate-limit.ts'
import { sameSecret, tokenHash } from './secrets.ts'
import { visitorOf } from './visitor.ts'

export const staffSessionMs = 12 * 60 * 60 * 1000

/** Marks issued tokens. Only other values count as attempts at the password, so that an expired tab locks nobody out. */
export const staffTokenPrefix = 'adm_'

export const adminKey = (hash: string) => `admin:${hash}`

const signedOut = new FailureError({
  status: 401,
  code: 'ADMIN_SIGNED_OUT',
  message: 'Please sign in to the admin area.',
})
const wrongPassword = new FailureError({
  status: 401,
  code: 'INVALID_ADMIN_PASSWORD',
  message: 'Invalid admin password',
})

export const sessionActor = (hash: string) => `admin ${hash.slice(0, 8)}`

/** KV rejects unknown tokens cheaply; D1 decides, so that a token is invalid on the first request after its sign-out. */
export async function adminOfToken(c: AppContext, token: string): Promise<Admin> {
  if (token.length > 100) throw signedOut
  const hash = tokenHash(token)
  if ((await c.env.SESSIONS.get(adminKey(hash))) === null) throw signedOut
  const [active] = await openDatabase(c.env.DB)
    .select({ hash: adminSessions.hash })
    .from(adminSessions)
    .where(and(eq(adminSessions.hash, hash), gt(adminSessions.expiresAt, Date.now())))
  if (!active) throw signedOut
  return { actor: sessionActor(hash), sessionHash: hash }
}

/** Checks the staff password: 401 if it is wrong, 429 if the address is locked, even with the right password. Only failures count. */
export async function checkAdminPassword(c: AppContext, password: string): Promise<void> {
  const key = visitorOf(c)
  const isRight = sameSecret(password, c.env.ADMIN_PASSWORD)
  const wait = isRight
    ? await remainingWait(c.env, 'adminPassword', key, Date.now())
    : await countAttempt(c.env, 'adminPassword', key, Date.now())
  if (wait !== null) throw tooManyAttempts(wait)
  if (!isRight) throw wrongPassword
}

export async function adminOf(c: AppContext): Promise<Admin> {
  const value = /^Bearer +(\S.*)$/i.exec(c.req.header('authorization') ?? '')?.[1]?.trim()
  if (!value) throw signedOut
  if (value.startsWith(staffTokenPrefix)) return adminOfToken(c, value)
  await checkAdminPassword(c, value)
  return { actor: 'admin (password)', sessionHash: null }
}

/** Guards every staff call but the sign-in; a member's cookie, the `isAdmin` badge and `x-user-id` give no access. */
export const adminOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  const isSignIn = c.req.path === '/api/admin/session' && c.req.method === 'POST'
  if (!isSignIn) c.set('admin', await adminOf(c))
  return next()
}

export type AdminDeps = Deps & { actor: string }

export const adminDepsFrom = (c: AppContext): AdminDeps => ({ ...depsFrom(c), actor: c.get('admin').actor })
