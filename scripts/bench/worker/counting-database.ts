import type { Counts } from '#scripts/bench/counts.ts'

/** Mail and the referrer's notification are written after the answer, so their cost does not count. */
const isMail = (sql: string) => /^update "outbox"/i.test(sql)
const isNotice = (sql: string) => /^\s*insert into notifications/i.test(sql)

/** A D1 that counts rows and round trips; a batch is one round trip. */
export function countingDatabase(database: D1Database): { database: D1Database; counts: Counts } {
  const counts: Counts = { trips: 0, rowsRead: 0, rowsWritten: 0 }
  const originals = new WeakMap<object, D1PreparedStatement>()
  const notices = new WeakSet<object>()

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

  const wrap = (statement: D1PreparedStatement, sql: string): D1PreparedStatement => {
    const counted = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values), sql),
      run: () => one(statement),
      all: () => one(statement),
      raw: async () => (await one(statement)).results.map((row) => Object.values(row)),
      first: async (column?: string) => {
        const [row] = (await one(statement)).results
        return row === undefined ? null : column === undefined ? row : row[column]
      },
    }
    originals.set(counted, statement)
    if (isNotice(sql)) notices.add(counted)
    return counted as unknown as D1PreparedStatement
  }

  const counting = {
    prepare: (sql: string) => (isMail(sql) ? database.prepare(sql) : wrap(database.prepare(sql), sql)),
    // A batch that starts with a notification was sent after the answer; a notification inside another batch counts.
    batch: (statements: D1PreparedStatement[]) => {
      const [first] = statements
      const unwrapped = statements.map((statement) => originals.get(statement) ?? statement)
      return first && notices.has(first) ? database.batch(unwrapped) : run(unwrapped)
    },
    exec: (sql: string) => database.exec(sql),
  }
  return { database: counting as unknown as D1Database, counts }
}
