import { sql } from 'drizzle-orm'
import { integer, text } from 'drizzle-orm/sqlite-core'

/** Epoch milliseconds in UTC, the only format of stored times. */
export const instant = (name: string) => integer(name, { mode: 'number' })

export const flag = (name: string) => integer(name, { mode: 'boolean' })

/** A list of short texts, stored as a JSON array. */
export const textList = (name: string) =>
  text(name, { mode: 'json' })
    .$type<string[]>()
    .notNull()
    .default(sql`'[]'`)

/**
 * A CHECK condition that a column holds one of `values`. Written as comparisons: for IN with three or more values
 * SQLite builds a table on every write.
 */
export const oneOf = (column: string, values: readonly string[]) =>
  sql.raw(values.map((value) => `${column} = '${value}'`).join(' OR '))
