import { and, eq, gt } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import { openDatabase } from '#worker/db/client.ts'
import { adminSessions } from '#worker/db/schema/access.ts'
import type { Admin, AppContext, AppEnv } from '#worker/http/context.ts'
import { type Deps, depsFrom } from './deps.ts'
import { FailureError } from '#worker/http/problem.ts'
import { countAttempt, tooMany, waitOf } from './rate-limit.ts'
import { sameSecret, tokenHash } from './secrets.ts'
import { visitorOf } from './visitor.ts'

export const staffSessionMs = 12 * 60 * 60 * 1000

/** Issued tokens are told by it; only other values are guesses at the password, so that an expired tab locks nobody out (design §3 "Admin"). */
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

/** KV turns bogus tokens away; D1 decides, so that a token is dead on the next request after its sign-out. */
export async function adminOfToken(c: AppContext, token: string): Promise<Admin> {
  if (token.length > 100) throw signedOut
  const hash = tokenHash(token)
  if ((await c.env.SESSIONS.get(adminKey(hash))) === null) throw signedOut
  const [live] = await openDatabase(c.env.DB)
    .select({ hash: adminSessions.hash })
    .from(adminSessions)
    .where(and(eq(adminSessions.hash, hash), gt(adminSessions.expiresAt, Date.now())))
  if (!live) throw signedOut
  return { actor: sessionActor(hash), sessionHash: hash }
}

/** Compares first, in constant time; a wrong password counts, a right one must still wait out a lock (security.md row 35). */
export async function checkAdminPassword(c: AppContext, password: string): Promise<void> {
  const key = visitorOf(c)
  const isRight = sameSecret(password, c.env.ADMIN_PASSWORD)
  const wait = isRight
    ? await waitOf(c.env, 'adminPassword', key, Date.now())
    : await countAttempt(c.env, 'adminPassword', key, Date.now())
  if (wait !== null) throw tooMany(wait)
  if (!isRight) throw wrongPassword
}

export async function adminOf(c: AppContext): Promise<Admin> {
  const value = /^Bearer +(\S.*)$/i.exec(c.req.header('authorization') ?? '')?.[1]?.trim()
  if (!value) throw signedOut
  if (value.startsWith(staffTokenPrefix)) return adminOfToken(c, value)
  await checkAdminPassword(c, value)
  return { actor: 'admin (password)', sessionHash: null }
}

/** In front of every admin call but the sign-in: a member's cookie, an `isAdmin` badge or `x-user-id` open nothing (R468). */
export const adminOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  const isSignIn = c.req.path === '/api/admin/session' && c.req.method === 'POST'
  if (!isSignIn) c.set('admin', await adminOf(c))
  return next()
}

export type AdminDeps = Deps & { actor: string }

export const adminDepsFrom = (c: AppContext): AdminDeps => ({ ...depsFrom(c), actor: c.get('admin').actor })
