import { sql } from 'drizzle-orm'
import { integer, text } from 'drizzle-orm/sqlite-core'

/** Epoch milliseconds UTC, the only form of time in storage (design §3 "Time"). */
export const instant = (name: string) => integer(name, { mode: 'number' })

export const flag = (name: string) => integer(name, { mode: 'boolean' })

/** A list of short texts, kept as a JSON array. */
export const textList = (name: string) =>
  text(name, { mode: 'json' })
    .$type<string[]>()
    .notNull()
    .default(sql`'[]'`)

/**
 * The condition that a column holds one of `values`, for a CHECK. Spelled as comparisons: for a list of three or more
 * SQLite builds a table with every row it writes.
 */
export const oneOf = (column: string, values: readonly string[]) =>
  sql.raw(values.map((value) => `${column} = '${value}'`).join(' OR '))
