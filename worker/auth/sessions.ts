import type { BatchItem } from 'drizzle-orm/batch'
import { getCookie, setCookie } from 'hono/cookie'
import * as z from 'zod/mini'
import { openDatabase } from '#worker/db/client.ts'
import { type Asked, type Reading, readTogether, type Viewer } from './session-statements.ts'
import type { AppContext } from '#worker/http/context.ts'
import { failures, FailureError } from '#worker/http/problem.ts'
import { pathId } from './owner.ts'
import { tokenHash } from './secrets.ts'
import { accountLifetimes } from '#shared/accounts/limits.ts'

const cookie = 'session'
const cookieOptions = { prefix: 'host', secure: true, httpOnly: true, sameSite: 'Lax', path: '/' } as const
const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000)

const sessionRecord = z.object({ userId: z.int(), createdAt: z.int() })

const sessionKey = (hash: string) => `session:${hash}`

/** Puts the KV record of a session whose D1 row exists or is being written. */
export async function rememberSession(env: Env, hash: string, userId: number, now: number): Promise<void> {
  const record = { userId, createdAt: now } satisfies z.infer<typeof sessionRecord>
  await env.SESSIONS.put(sessionKey(hash), JSON.stringify(record), {
    expirationTtl: seconds(accountLifetimes.session),
  })
}

/** Forgets KV records of sessions whose D1 rows are gone; D1 has already decided, so a failure here harms nothing. */
export async function forgetSessionRecords(env: Env, hashes: readonly string[]): Promise<void> {
  await Promise.all(hashes.map((hash) => env.SESSIONS.delete(sessionKey(hash))))
}

export function setSessionCookie(c: AppContext, token: string): void {
  setCookie(c, cookie, token, { ...cookieOptions, maxAge: seconds(accountLifetimes.session) })
}

export function clearSessionCookie(c: AppContext): void {
  setCookie(c, cookie, '', { ...cookieOptions, maxAge: 0 })
}

/** Whether the browser says it has a session; pages choose the empty shell by it. */
export function hasSessionCookie(c: AppContext): boolean {
  return Boolean(getCookie(c, cookie, 'host'))
}

/** The request's session as KV knows it: bogus tokens are turned away without touching D1. */
async function knownSession(c: AppContext): Promise<{ hash: string; userId: number } | null> {
  const token = getCookie(c, cookie, 'host')
  if (!token || token.length > 100) return null
  const hash = tokenHash(token)
  const record = sessionRecord.safeParse(await c.env.SESSIONS.get(sessionKey(hash), 'json'))
  return record.success ? { hash, userId: record.data.userId } : null
}

/** The hash of the request's session if KV knows it. */
export async function sessionHashOf(c: AppContext): Promise<string | null> {
  return (await knownSession(c))?.hash ?? null
}

/** Refuses a viewer whose browser speaks for somebody else (`x-user-id`, design §3 "Identity"). */
function checkClaimedIdentity(c: AppContext, viewer: Viewer | null): void {
  const claimed = c.req.header('x-user-id')
  if (claimed === undefined) return
  if (viewer === null) throw new FailureError(failures.signedOut)
  if (claimed !== String(viewer.user.id)) throw new FailureError(failures.identityMismatch)
}

/** Refuses a viewer to whom the call's entry in the table of endpoints gives no access. */
function checkAccess(c: AppContext, viewer: Viewer | null): void {
  checkClaimedIdentity(c, viewer)
  const access = c.get('endpoint')?.access ?? 'anyone'
  if (access === 'anyone') return
  if (viewer === null) throw new FailureError(failures.signedOut)
  if (access === 'self' && viewer.user.id !== pathId(c)) throw new FailureError(failures.forbidden)
  c.set('isAccessChecked', true)
}

/** Reads the session with the given statements in one round trip; `viewer` is null for who is signed out. */
export async function readAs<const Statements extends readonly BatchItem<'sqlite'>[]>(
  c: AppContext,
  statements: Asked<Statements>,
): Promise<Reading<Statements>> {
  const reading = await readTogether(openDatabase(c.env.DB), await sessionHashOf(c), Date.now(), statements)
  checkAccess(c, reading.viewer)
  return reading
}

/**
 * Reads what is the viewer's own in one round trip with the session that proves it; 401 for who is signed out. KV names
 * whose session it is, D1 whether it lives.
 */
export async function readMineAs<const Statements extends readonly BatchItem<'sqlite'>[]>(
  c: AppContext,
  statementsFor: (userId: number) => Statements,
): Promise<{ viewer: Viewer; rows: Reading<Statements>['rows'] }> {
  const known = await knownSession(c)
  if (known === null) throw new FailureError(failures.signedOut)
  const statements = statementsFor(known.userId)
  const { viewer, rows } = await readTogether(openDatabase(c.env.DB), known.hash, Date.now(), statements)
  checkAccess(c, viewer)
  if (viewer?.user.id !== known.userId) throw new FailureError(failures.signedOut)
  return { viewer, rows }
}

/** The signed-in member, or the 401 that says so. */
export async function requireViewer(c: AppContext): Promise<Viewer> {
  const { viewer } = await readAs(c, [])
  if (viewer === null) throw new FailureError(failures.signedOut)
  return viewer
}
