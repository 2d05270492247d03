import type { DatabaseSync, StatementSync } from 'node:sqlite'

type Row = Record<string, unknown>
type Bindable = string | number | bigint | null | Uint8Array

/** SQLite has no booleans, and D1 takes them all the same. */
const bindable = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value) as Bindable

/**
 * The part of D1's interface that the product's statements use, upon a SQLite file that no server has open: the seed
 * then writes by the very functions of the Worker. A batch is everything or nothing, within a transaction of the caller.
 */
export function localDatabase(database: DatabaseSync): D1Database {
  const prepared = new Map<string, { statement: StatementSync; answersRows: boolean }>()
  const prepare = (sql: string) => {
    const known = prepared.get(sql)
    if (known) return known
    const statement = database.prepare(sql)
    const made = { statement, answersRows: statement.columns().length > 0 }
    prepared.set(sql, made)
    return made
  }

  function run(sql: string, params: Bindable[]) {
    const { statement, answersRows } = prepare(sql)
    if (!answersRows) {
      const { changes } = statement.run(...params)
      return { results: [] as Row[], success: true, meta: { changes: Number(changes) } }
    }
    const results = statement.all(...params) as Row[]
    return { results, success: true, meta: { changes: results.length } }
  }

  const bound = (sql: string, params: Bindable[]) => ({
    bind: (...values: unknown[]) => bound(sql, values.map(bindable)),
    run: async () => run(sql, params),
    all: async () => run(sql, params),
    raw: async () => run(sql, params).results.map((row) => Object.values(row)),
    first: async () => run(sql, params).results[0] ?? null,
    now: () => run(sql, params),
  })

  return {
    prepare: (sql: string) => bound(sql, []),
    batch: async (statements: ReturnType<typeof bound>[]) => {
      database.exec('SAVEPOINT batch')
      try {
        const results = statements.map((statement) => statement.now())
        database.exec('RELEASE batch')
        return results
      } catch (error) {
        database.exec('ROLLBACK TO batch; RELEASE batch')
        throw error
      }
    },
  } as unknown as D1Database
}
