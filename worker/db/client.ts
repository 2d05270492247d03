import { drizzle } from 'drizzle-orm/d1'

const createDatabase = (d1: D1Database) => drizzle(d1)

export type Database = ReturnType<typeof createDatabase>

const databases = new WeakMap<D1Database, Database>()

/** The Drizzle client of a binding, created once per isolate. */
export function openDatabase(d1: D1Database): Database {
  const existing = databases.get(d1)
  if (existing) return existing
  const database = createDatabase(d1)
  databases.set(d1, database)
  return database
}
