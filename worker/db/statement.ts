import { getTableColumns, getTableName, type SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { RunnableQuery } from 'drizzle-orm/runnable-query'
import { SQLiteAsyncDialect, type SQLiteTable } from 'drizzle-orm/sqlite-core'
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

/** A query as drizzle's batch takes it, each of its rows made by `rowOf`. */
function queryOf<Row>(
  db: Database,
  sql: string,
  params: readonly unknown[],
  rowOf: (found: Record<string, unknown>) => Row,
): RowsQuery<Row> {
  const prepared = {
    stmt: db.$client.prepare(sql),
    getQuery: () => ({ sql, params }),
    mapResult: ({ results }: D1Result<Record<string, unknown>>) => results.map(rowOf),
  }
  return { _prepare: () => prepared } as unknown as RowsQuery<Row>
}

/** A statement in plain SQL whose rows are wanted, by the names that it gives them. */
export function rowsOf<Row>(db: Database, query: SQL): RowsQuery<Row> {
  const { sql, params } = dialect.sqlToQuery(query)
  return queryOf<Row>(db, sql, params, (row) => row as Row)
}

/**
 * An INSERT of one row, answered as it was inserted: what triggers then change is not in it, nor are defaults that
 * drizzle makes itself. Drizzle's builder writes out every column of the table, of which a wide one has many that the
 * row leaves to SQLite's defaults: for a new member that took half a millisecond.
 */
export function insertRow<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  row: Table['$inferInsert'],
): RowsQuery<Table['$inferSelect']> {
  const columns = getTableColumns(table)
  const given = Object.entries(row).filter(([, value]) => value !== undefined)
  const names = given.map(([key]) => columns[key]?.name)
  const sql = `INSERT INTO ${getTableName(table)} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')}) RETURNING *`
  const params = given.map(([key, value]) => (value === null ? null : columns[key]?.mapToDriverValue(value)))
  const rowOf = (found: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(columns).map(([key, column]) => {
        const value = found[column.name]
        return [key, value === null ? null : column.mapFromDriverValue(value)]
      }),
    )
  return queryOf<Table['$inferSelect']>(db, sql, params, rowOf)
}

/** Runs one such statement by itself. */
export async function readRows<Row>(db: Database, query: RowsQuery<Row>): Promise<Row[]> {
  const [rows] = await db.batch([query])
  return rows as Row[]
}
