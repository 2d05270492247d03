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
