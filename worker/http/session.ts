import type { BatchItem } from 'drizzle-orm/batch'
import { getCookie, setCookie } from 'hono/cookie'
import * as z from 'zod/mini'
import { lifetimes } from '#shared/limits.ts'
import { openDatabase } from '#worker/db/client.ts'
import { type Asked, type Reading, readTogether, type Viewer } from '#worker/db/sessions.ts'
import type { AppContext } from './context.ts'
import { failures, FailureError } from './problem.ts'
import { tokenHash } from './secrets.ts'

const cookie = 'session'
const cookieOptions = { prefix: 'host', secure: true, httpOnly: true, sameSite: 'Lax', path: '/' } as const
const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000)

const sessionRecord = z.object({ userId: z.int(), createdAt: z.int() })

const sessionKey = (hash: string) => `session:${hash}`

/** Puts the KV record of a session whose D1 row exists or is being written. */
export async function rememberSession(env: Env, hash: string, userId: number, now: number): Promise<void> {
  const record = { userId, createdAt: now } satisfies z.infer<typeof sessionRecord>
  await env.SESSIONS.put(sessionKey(hash), JSON.stringify(record), {
    expirationTtl: seconds(lifetimes.session),
  })
}

/** Forgets KV records of sessions whose D1 rows are gone; D1 has already decided, so a failure here harms nothing. */
export async function forgetSessions(env: Env, hashes: readonly string[]): Promise<void> {
  await Promise.all(hashes.map((hash) => env.SESSIONS.delete(sessionKey(hash))))
}

export function setSessionCookie(c: AppContext, token: string): void {
  setCookie(c, cookie, token, { ...cookieOptions, maxAge: seconds(lifetimes.session) })
}

export function clearSessionCookie(c: AppContext): void {
  setCookie(c, cookie, '', { ...cookieOptions, maxAge: 0 })
}

/** Whether the browser says it has a session; pages choose the empty shell by it. */
export function hasSessionCookie(c: AppContext): boolean {
  return Boolean(getCookie(c, cookie, 'host'))
}

/** The hash of the request's session if KV knows it: bogus tokens are turned away without touching D1. */
export async function sessionHashOf(c: AppContext): Promise<string | null> {
  const token = getCookie(c, cookie, 'host')
  if (!token || token.length > 100) return null
  const hash = tokenHash(token)
  const record = await c.env.SESSIONS.get(sessionKey(hash), 'json')
  return sessionRecord.safeParse(record).success ? hash : null
}

/** Refuses a viewer whose browser speaks for somebody else (`x-user-id`, design §3 "Identity"). */
export function checkClaimedIdentity(c: AppContext, viewer: Viewer | null): void {
  const claimed = c.req.header('x-user-id')
  if (claimed === undefined) return
  if (viewer === null) throw new FailureError(failures.signedOut)
  if (claimed !== String(viewer.user.id)) throw new FailureError(failures.identityMismatch)
}

/** Reads the session with the given statements in one round trip; `viewer` is null for who is signed out. */
export async function readAs<const Statements extends readonly BatchItem<'sqlite'>[]>(
  c: AppContext,
  statements: Asked<Statements>,
): Promise<Reading<Statements>> {
  const reading = await readTogether(openDatabase(c.env.DB), await sessionHashOf(c), Date.now(), statements)
  checkClaimedIdentity(c, reading.viewer)
  return reading
}

/** The signed-in member, or the 401 that says so. */
export async function requireViewer(c: AppContext): Promise<Viewer> {
  const { viewer } = await readAs(c, [])
  if (viewer === null) throw new FailureError(failures.signedOut)
  return viewer
}
