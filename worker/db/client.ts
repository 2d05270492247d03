import { drizzle } from 'drizzle-orm/d1'

const openAnew = (d1: D1Database) => drizzle(d1)

export type Database = ReturnType<typeof openAnew>

const opened = new WeakMap<D1Database, Database>()

/** Drizzle over a binding, once for each binding of the isolate: requests are many. */
export function openDatabase(d1: D1Database): Database {
  const known = opened.get(d1)
  if (known) return known
  const database = openAnew(d1)
  opened.set(d1, database)
  return database
}
