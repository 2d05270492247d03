import { and, eq, getTableColumns, gt, sql, type SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from '#worker/db/client.ts'
import { network, sessions } from '#worker/db/schema/access.ts'
import { users, type UserRow } from '#worker/db/schema/users.ts'
import { accountLifetimes } from '#shared/accounts/limits.ts'

export type NetworkRow = Omit<typeof network.$inferSelect, 'id'>

/** What is told of the network to everybody. */
export type NetworkStats = Pick<NetworkRow, 'licensees' | 'foundingTaken' | 'licenseesUnlockedAt'>

/** A proven session: whose it is, and the network's state read in the same statement (design §3 "Unlock"). */
export type Viewer = { user: UserRow; network: NetworkRow; sessionHash: string }

// In a batch D1 answers rows by column name, so two columns of one name would become one: network goes without its id.
const { id: _id, ...networkColumns } = getTableColumns(network)

const sessionStatement = (db: Database, hash: string, now: number) =>
  db
    .select({ user: users, network: networkColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(network, eq(network.id, 1))
    .where(and(eq(sessions.hash, hash), gt(sessions.createdAt, now - accountLifetimes.session)))

type Rows<Statements extends readonly BatchItem<'sqlite'>[]> = {
  [Index in keyof Statements]: Statements[Index]['_']['result']
}

export type Reading<Statements extends readonly BatchItem<'sqlite'>[]> = {
  viewer: Viewer | null
  rows: Rows<Statements>
}

/** Statements, or what makes them of the viewer's id as SQL: who asks is known only when they run. */
export type Asked<Statements> = Statements | ((viewerId: SQL) => Statements)

/** Reads the request's session together with statements; bound to a request by `depsFrom`. */
export type Reader = <const Statements extends readonly BatchItem<'sqlite'>[]>(
  statements: Asked<Statements>,
) => Promise<Reading<Statements>>

/** Reads what is the viewer's own; refuses with 401 who is signed out. */
export type OwnReader = <const Statements extends readonly BatchItem<'sqlite'>[]>(
  statementsFor: (userId: number) => Statements,
) => Promise<{ viewer: Viewer; rows: Rows<Statements> }>

const viewerIdOf = (hash: string | null) =>
  hash === null ? sql`NULL` : sql`(SELECT user_id FROM sessions WHERE hash = ${hash})`

/**
 * Reads the session and whatever else a call needs in one round trip. Who has no session gets `viewer: null`,
 * and the caller discards the rows that were not for everybody (design §3 "Sessions").
 */
export async function readTogether<const Statements extends readonly BatchItem<'sqlite'>[]>(
  db: Database,
  sessionHash: string | null,
  now: number,
  asked: Asked<Statements>,
): Promise<Reading<Statements>> {
  const statements = typeof asked === 'function' ? asked(viewerIdOf(sessionHash)) : asked
  const session = sessionHash === null ? [] : [sessionStatement(db, sessionHash, now)]
  const [first, ...others] = [...session, ...statements]
  if (first === undefined) return { viewer: null, rows: [] as unknown as Rows<Statements> }
  const answers: unknown[] = await db.batch([first, ...others])
  const found = sessionHash === null ? undefined : (answers[0] as { user: UserRow; network: NetworkRow }[])[0]
  return {
    viewer: found && sessionHash !== null ? { ...found, sessionHash } : null,
    rows: answers.slice(session.length) as unknown as Rows<Statements>,
  }
}

/** The condition of every write: the session that was read still lives when the write runs. */
export const sessionLives = (hash: string) => sql`EXISTS (SELECT 1 FROM sessions WHERE hash = ${hash})`

/**
 * Opens a session where the password is still the one that was checked and staff ask for no new one: both may have
 * changed since the member was read. A row comes back exactly when it opened.
 */
export const openingOf = (
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
