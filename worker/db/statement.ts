import type { SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { RunnableQuery } from 'drizzle-orm/runnable-query'
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core'
import type { Database } from './client.ts'

/** One statement of a batch, as services pass it on without knowing SQL. */
export type Statement = BatchItem<'sqlite'>

const dialect = new SQLiteAsyncDialect()

/** The rows that a statement of a batch has written, triggers aside. */
export const changesOf = (result: unknown): number => (result as D1Result).meta.changes

/**
 * A statement in plain SQL for `db.batch`. Drizzle's own `db.run(sql…)` cannot stand in a D1 batch when it has
 * parameters: its batch expects a prepared query, which a raw one never becomes.
 */
export function statement(db: Database, query: SQL): BatchItem<'sqlite'> {
  const { sql, params } = dialect.sqlToQuery(query)
  const prepared = {
    stmt: db.$client.prepare(sql),
    getQuery: () => ({ sql, params }),
    mapResult: (result: unknown) => result,
  }
  return { _prepare: () => prepared } as unknown as BatchItem<'sqlite'>
}

export type RowsQuery<Row> = RunnableQuery<Row[], 'sqlite'>

/** A statement in plain SQL whose rows are wanted, by the names that it gives them. */
export function rowsOf<Row>(db: Database, query: SQL): RowsQuery<Row> {
  const { sql, params } = dialect.sqlToQuery(query)
  const prepared = {
    stmt: db.$client.prepare(sql),
    getQuery: () => ({ sql, params }),
    mapResult: (result: D1Result<Row>) => result.results,
  }
  return { _prepare: () => prepared } as unknown as RowsQuery<Row>
}

/** Runs one such statement by itself. */
export async function readRows<Row>(db: Database, query: RowsQuery<Row>): Promise<Row[]> {
  const [rows] = await db.batch([query])
  return rows as Row[]
}
