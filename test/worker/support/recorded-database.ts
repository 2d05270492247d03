import { env } from 'cloudflare:workers'

type Recorded = { sql: string; params: unknown[] }

const recorded = new Map<string, Recorded>()

/** What each request since the last `takeUsage` has cost D1. */
const usage = { roundTrips: 0, rowsRead: 0, rowsWritten: 0 }

function count(results: readonly D1Result<unknown>[]): void {
  usage.roundTrips += 1
  for (const { meta } of results) {
    usage.rowsRead += meta.rows_read ?? 0
    usage.rowsWritten += meta.rows_written ?? 0
  }
}

export function takeUsage(): typeof usage {
  const taken = { ...usage }
  Object.assign(usage, { roundTrips: 0, rowsRead: 0, rowsWritten: 0 })
  return taken
}

function recordedStatement(statement: D1PreparedStatement, sql: string): D1PreparedStatement {
  return new Proxy(statement, {
    get(target, name) {
      if (name === 'bind') {
        return (...params: unknown[]) => {
          recorded.set(sql, { sql, params })
          return recordedStatement(target.bind(...params), sql)
        }
      }
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      if (name === 'all' || name === 'run') {
        return async () => {
          const result = await target[name]()
          count([result])
          return result
        }
      }
      if (name === 'raw' || name === 'first') usage.roundTrips += 1
      return member.bind(target)
    },
  })
}

const record = (database: D1Database): D1Database =>
  new Proxy(database, {
    get(target, name) {
      if (name === 'prepare') {
        return (sql: string) => {
          // One with places for values counts once it has them: a batch that is given up leaves some without.
          if (!recorded.has(sql) && !sql.includes('?')) recorded.set(sql, { sql, params: [] })
          return recordedStatement(target.prepare(sql), sql)
        }
      }
      if (name === 'batch') {
        return async (statements: D1PreparedStatement[]) => {
          const results = await target.batch(statements)
          count(results)
          return results
        }
      }
      const member: unknown = Reflect.get(target, name)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })

/** The real database, remembering each statement that ran through it and what it cost. */
export let recordedDatabase = record(env.DB)

/** Forgets all: to the Worker's memory, which outlives a test file, it is another database. */
export function recordAnew(): void {
  recorded.clear()
  takeUsage()
  recordedDatabase = record(env.DB)
}

/** Partial indexes that hold few rows by their nature, so that reading one through is no scan of a table. */
const smallIndexes = new Set(['users_founding_number', 'users_claim_pending'])

function isScan(detail: string, sql: string, plan: readonly string[]): boolean {
  const scanned = /^SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?$/.exec(detail)
  if (!scanned || scanned[1] === 'CONSTANT') return false
  // What a statement has just made for itself is no table.
  if (new RegExp(`\\b${scanned[1]} AS (?:MATERIALIZED )?\\(`).test(sql)) return false
  if (scanned[2] && smallIndexes.has(scanned[2])) return false
  // A page in the order of an index stops at its LIMIT; a sort would have to read everything first.
  const sorts = plan.some((line) => line.includes('USE TEMP B-TREE FOR ORDER BY'))
  return !(/\bLIMIT\b/i.test(sql) && !sorts)
}

/** Every statement the tests of this file have run that reads a table from end to end. */
export async function findScans(): Promise<string[]> {
  const scans: string[] = []
  for (const { sql, params } of recorded.values()) {
    if (!/^\s*(select|insert|update|delete|with)/i.test(sql)) continue
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...params)
      .all<{ detail: string }>()
    const plan = results.map(({ detail }) => detail)
    scans.push(...plan.filter((detail) => isScan(detail, sql, plan)).map((detail) => `${detail} in: ${sql}`))
  }
  return scans
}
