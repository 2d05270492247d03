import { batch, type Batchable } from '#worker/db/batch.ts'
import { and, eq, getTableColumns, gt, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { network, sessions } from '#worker/db/schema/access.ts'
import { users, type UserRow } from '#worker/db/schema/users.ts'
import { accountLifetimes } from '#shared/accounts/limits.ts'

export type NetworkRow = Omit<typeof network.$inferSelect, 'id'>

/** The network's public figures. */
export type NetworkStats = Pick<NetworkRow, 'licensees' | 'foundingTaken' | 'licenseesUnlockedAt'>

/** An active session: its member, and the network's state as read by the same statement. */
export type Viewer = { user: UserRow; network: NetworkRow; sessionHash: string }

// In a batch, D1 returns rows by column name, so a second `id` would replace the first: `network` is read without its id.
const { id: _id, ...networkColumns } = getTableColumns(network)

const sessionStatement = (db: Database, hash: string, now: number) =>
  db
    .select({ user: users, network: networkColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(network, eq(network.id, 1))
    .where(and(eq(sessions.hash, hash), gt(sessions.createdAt, now - accountLifetimes.session)))

type Rows<Statements extends readonly Batchable[]> = {
  [Index in keyof Statements]: Statements[Index]['_']['result']
}

export type Reading<Statements extends readonly Batchable[]> = {
  viewer: Viewer | null
  rows: Rows<Statements>
}

/** Statements, or a function that makes them from the viewer's id as SQL, which is only known when they run. */
export type Reads<Statements> = Statements | ((viewerId: SQL) => Statements)

/** Reads the request's session together with statements; `depsFrom` binds it to a request. */
export type Reader = <const Statements extends readonly Batchable[]>(
  statements: Reads<Statements>,
) => Promise<Reading<Statements>>

/** Reads the viewer's own data; throws 401 for visitors. */
export type ViewerReader = <const Statements extends readonly Batchable[]>(
  statementsFor: (userId: number) => Statements,
) => Promise<{ viewer: Viewer; rows: Rows<Statements> }>

const viewerIdOf = (hash: string | null) =>
  hash === null ? sql`NULL` : sql`(SELECT user_id FROM sessions WHERE hash = ${hash})`

/**
 * Reads the session and further statements in one round trip. Without an active session `viewer` is null, and the caller
 * has to discard rows that are not public.
 */
export async function readWithStatements<const Statements extends readonly Batchable[]>(
  db: Database,
  sessionHash: string | null,
  now: number,
  reads: Reads<Statements>,
): Promise<Reading<Statements>> {
  const statements = typeof reads === 'function' ? reads(viewerIdOf(sessionHash)) : reads
  const session = sessionHash === null ? [] : [sessionStatement(db, sessionHash, now)]
  const [first, ...others] = [...session, ...statements]
  if (first === undefined) return { viewer: null, rows: [] as unknown as Rows<Statements> }
  const answers: unknown[] = await batch(db, [first, ...others])
  const found = sessionHash === null ? undefined : (answers[0] as { user: UserRow; network: NetworkRow }[])[0]
  return {
    viewer: found && sessionHash !== null ? { ...found, sessionHash } : null,
    rows: answers.slice(session.length) as unknown as Rows<Statements>,
  }
}

/**
 * The condition of every member's write: the session that was read is still there when the write runs. Its age was checked
 * by the read.
 */
export const sessionIsActive = (hash: string) => sql`EXISTS (SELECT 1 FROM sessions WHERE hash = ${hash})`

/**
 * Inserts a session if the password is still the one that was checked and no reset is required: both may have changed since
 * the member was read. Returns a row exactly if it was inserted.
 */
export const insertSession = (
  db: Database,
  session: { hash: string; userId: number; agent: string; now: number },
  checkedPassword: string,
) =>
  db
    .insert(sessions)
    .select(
      db
        .select({
          hash: sql<string>`${session.hash}`.as('hash'),
          userId: users.id,
          agent: sql<string>`${session.agent}`.as('agent'),
          createdAt: sql<number>`${session.now}`.as('created_at'),
        })
        .from(users)
        .where(
          and(
            eq(users.id, session.userId),
            eq(users.passwordHash, checkedPassword),
            eq(users.passwordResetRequired, false),
          ),
        ),
    )
    .returning({ hash: sessions.hash })
