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

/** Marks issued tokens; only other values count as guesses at the password, so that an expired tab locks no address out. */
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

/** The admin of an issued token. KV refuses bogus tokens cheaply; D1 decides, so that a sign-out takes effect at once. */
async function adminOfToken(c: AppContext, token: string): Promise<Admin> {
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

/**
 * Refuses a wrong password, and any password while the address is locked: if the right one passed, a guesser would learn
 * it during the lock. The comparison takes constant time; only wrong passwords count.
 */
export async function checkAdminPassword(c: AppContext, password: string): Promise<void> {
  const key = visitorOf(c)
  const isRight = sameSecret(password, c.env.ADMIN_PASSWORD)
  const wait = isRight
    ? await remainingWait(c.env, 'adminPassword', key, Date.now())
    : await countAttempt(c.env, 'adminPassword', key, Date.now())
  if (wait !== null) throw tooManyAttempts(wait)
  if (!isRight) throw wrongPassword
}

/** The admin of the request's bearer token, which is an issued token or the password itself; throws 401 and 429. */
export async function adminOf(c: AppContext): Promise<Admin> {
  const value = /^Bearer +(\S.*)$/i.exec(c.req.header('authorization') ?? '')?.[1]?.trim()
  if (!value) throw signedOut
  if (value.startsWith(staffTokenPrefix)) return adminOfToken(c, value)
  await checkAdminPassword(c, value)
  return { actor: 'admin (password)', sessionHash: null }
}

/** Lets only staff on: a member's cookie, an `isAdmin` badge or `x-user-id` grant no access. */
export const adminOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set('admin', await adminOf(c))
  return next()
}

export type AdminDeps = Deps & { actor: string }

export const adminDepsFrom = (c: AppContext): AdminDeps => ({ ...depsFrom(c), actor: c.get('admin').actor })
