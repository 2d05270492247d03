import { getTableColumns, getTableName, type Query, type SQL } from 'drizzle-orm'
import { SQLiteAsyncDialect, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { type Batchable, batch } from './batch.ts'
import type { Database } from './client.ts'

/** One statement of a batch, for services that pass it on without knowing its answer. */
export type Statement = Batchable

const dialect = new SQLiteAsyncDialect()

/** The rows that a statement of a batch has written, not counting those of triggers. */
export const changesOf = (result: unknown): number => (result as D1Result).meta.changes

function batchable<Answer>(query: Query, read: (result: D1Result) => Answer): Batchable<Answer> {
  const mapResult = (result: unknown) => read(result as D1Result)
  // The type of the answer is all that `_` stands for, as in Drizzle's own queries.
  return { prepare: () => ({ getQuery: () => query, mapResult }) } as Batchable<Answer>
}

/** A statement in plain SQL; it answers with D1's own result. */
export function statement(query: SQL): Batchable<D1Result> {
  return batchable(dialect.sqlToQuery(query), (result) => result)
}

export type RowsQuery<Row> = Batchable<Row[]>

/** A statement in plain SQL whose rows are read by the column names it gives them. */
export function rowsOf<Row>(query: SQL): RowsQuery<Row> {
  return batchable(dialect.sqlToQuery(query), ({ results }) => results as Row[])
}

/**
 * An INSERT of one row that returns it as it was inserted, before triggers change it and without Drizzle's own
 * defaults. Drizzle's builder names every column of the table; for a new member, most of whose columns have SQLite's
 * defaults, that took half a millisecond.
 */
export function insertRow<Table extends SQLiteTable>(
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
  return batchable({ sql, params }, ({ results }) =>
    (results as Record<string, unknown>[]).map(rowOf),
  ) as RowsQuery<Table['$inferSelect']>
}

/** Runs one such statement by itself. */
export async function readRows<Row>(db: Database, query: RowsQuery<Row>): Promise<Row[]> {
  const [rows] = await batch(db, [query])
  return rows
}
