import type { Counts } from '#scripts/bench/counts.ts'

/** Mail goes out after the answer, which does not wait for it. */
const isAfterTheAnswer = (sql: string) => /^update "outbox"/i.test(sql)

/** A D1 that counts what goes over it: a batch is one round trip, however many statements it holds. */
export function countingDatabase(database: D1Database): { database: D1Database; counts: Counts } {
  const counts: Counts = { trips: 0, rowsRead: 0, rowsWritten: 0 }
  const originals = new WeakMap<object, D1PreparedStatement>()

  const run = async (statements: D1PreparedStatement[]) => {
    counts.trips += 1
    const results = await database.batch<Record<string, unknown>>(statements)
    for (const { meta } of results) {
      counts.rowsRead += meta.rows_read
      counts.rowsWritten += meta.rows_written
    }
    return results
  }
  const one = async (statement: D1PreparedStatement) => {
    const [result] = await run([statement])
    if (result === undefined) throw new Error('a batch of one has one result')
    return result
  }

  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const counted = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      run: () => one(statement),
      all: () => one(statement),
      raw: async () => (await one(statement)).results.map((row) => Object.values(row)),
      first: async (column?: string) => {
        const [row] = (await one(statement)).results
        return row === undefined ? null : column === undefined ? row : row[column]
      },
    }
    originals.set(counted, statement)
    return counted as unknown as D1PreparedStatement
  }

  const counting = {
    prepare: (sql: string) => (isAfterTheAnswer(sql) ? database.prepare(sql) : wrap(database.prepare(sql))),
    batch: (statements: D1PreparedStatement[]) =>
      run(statements.map((statement) => originals.get(statement) ?? statement)),
    exec: (sql: string) => database.exec(sql),
  }
  return { database: counting as unknown as D1Database, counts }
}
