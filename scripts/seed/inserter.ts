import type { DatabaseSync } from 'node:sqlite'
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

/** A prepared INSERT of a table of the schema, for rows that all have the same keys. Returns the new row's id. */
export function inserter<Table extends SQLiteTable>(database: DatabaseSync, table: Table) {
  const columns = getTableColumns(table)
  let prepared: { keys: string[]; insert: ReturnType<DatabaseSync['prepare']> } | undefined
  return (row: Table['$inferInsert']): number => {
    const values: Record<string, unknown> = row
    const keys = prepared?.keys ?? Object.keys(values)
    const names = keys.map((key) => columns[key]?.name)
    prepared ??= {
      keys,
      insert: database.prepare(
        `INSERT INTO ${getTableName(table)} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
      ),
    }
    const stored = keys.map((key) => {
      const value = values[key]
      return value === null || value === undefined
        ? null
        : (columns[key]?.mapToDriverValue(value) as string | number)
    })
    return Number(prepared.insert.run(...stored).lastInsertRowid)
  }
}
