import type { Batchable } from '#worker/db/batch.ts'
import { getCookie, setCookie } from 'hono/cookie'
import * as z from 'zod/mini'
import { openDatabase } from '#worker/db/client.ts'
import { type Reads, type Reading, readWithStatements, type Viewer } from './session-statements.ts'
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

/** Writes the KV record of a session whose D1 row exists or is being written. */
export async function putSessionRecord(env: Env, hash: string, userId: number, now: number): Promise<void> {
  const record = { userId, createdAt: now } satisfies z.infer<typeof sessionRecord>
  await env.SESSIONS.put(sessionKey(hash), JSON.stringify(record), {
    expirationTtl: seconds(accountLifetimes.session),
  })
}

/** Deletes the KV records of ended sessions. D1 decides whether a session is active, so a failure here is harmless. */
export async function deleteSessionRecords(env: Env, hashes: readonly string[]): Promise<void> {
  await Promise.all(hashes.map((hash) => env.SESSIONS.delete(sessionKey(hash))))
}

export function setSessionCookie(c: AppContext, token: string): void {
  setCookie(c, cookie, token, { ...cookieOptions, maxAge: seconds(accountLifetimes.session) })
}

export function clearSessionCookie(c: AppContext): void {
  setCookie(c, cookie, '', { ...cookieOptions, maxAge: 0 })
}

/** Whether the browser sends a session cookie; if so, pages are served as the empty shell. */
export function hasSessionCookie(c: AppContext): boolean {
  return Boolean(getCookie(c, cookie, 'host'))
}

/** The request's session by its KV record, which rejects unknown tokens without a query to D1. */
async function sessionFromRecord(c: AppContext): Promise<{ hash: string; userId: number } | null> {
  const token = getCookie(c, cookie, 'host')
  if (!token || token.length > 100) return null
  const hash = tokenHash(token)
  const record = sessionRecord.safeParse(await c.env.SESSIONS.get(sessionKey(hash), 'json'))
  return record.success ? { hash, userId: record.data.userId } : null
}

/** The hash of the request's session; null without a KV record. */
export async function sessionHashOf(c: AppContext): Promise<string | null> {
  return (await sessionFromRecord(c))?.hash ?? null
}

/** Refuses a browser whose `x-user-id` names another member: another tab has signed in since. */
function checkClaimedIdentity(c: AppContext, viewer: Viewer | null): void {
  const claimed = c.req.header('x-user-id')
  if (claimed === undefined) return
  if (viewer === null) throw new FailureError(failures.signedOut)
  if (claimed !== String(viewer.user.id)) throw new FailureError(failures.identityMismatch)
}

/**
 * Refuses a viewer without the access that the call's entry in the table of endpoints requires. For `team` that is only a
 * session: the service knows the business, and checks the role with `mayInTeam`.
 */
function checkAccess(c: AppContext, viewer: Viewer | null): void {
  checkClaimedIdentity(c, viewer)
  const access = c.get('endpoint')?.access ?? 'anyone'
  if (access === 'anyone') return
  if (viewer === null) throw new FailureError(failures.signedOut)
  if (access === 'self' && viewer.user.id !== pathId(c)) throw new FailureError(failures.forbidden)
  c.set('isAccessChecked', true)
}

/** Reads the session and the given statements in one round trip; `viewer` is null for a visitor. */
export async function readWithSession<const Statements extends readonly Batchable[]>(
  c: AppContext,
  statements: Reads<Statements>,
): Promise<Reading<Statements>> {
  const reading = await readWithStatements(
    openDatabase(c.env.DB),
    await sessionHashOf(c),
    Date.now(),
    statements,
  )
  checkAccess(c, reading.viewer)
  return reading
}

/**
 * Reads the viewer's own data in one round trip with the session; 401 for visitors. The KV record tells whose session it
 * is, D1 whether it is active.
 */
export async function readAsViewer<const Statements extends readonly Batchable[]>(
  c: AppContext,
  statementsFor: (userId: number) => Statements,
): Promise<{ viewer: Viewer; rows: Reading<Statements>['rows'] }> {
  const record = await sessionFromRecord(c)
  if (record === null) throw new FailureError(failures.signedOut)
  const statements = statementsFor(record.userId)
  const { viewer, rows } = await readWithStatements(
    openDatabase(c.env.DB),
    record.hash,
    Date.now(),
    statements,
  )
  checkAccess(c, viewer)
  if (viewer?.user.id !== record.userId) throw new FailureError(failures.signedOut)
  return { viewer, rows }
}

/** The signed-in member; throws 401 for a visitor. */
export async function requireViewer(c: AppContext): Promise<Viewer> {
  const { viewer } = await readWithSession(c, [])
  if (viewer === null) throw new FailureError(failures.signedOut)
  return viewer
}
