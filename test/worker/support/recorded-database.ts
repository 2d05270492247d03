import { env } from 'cloudflare:workers'

type Recorded = { sql: string; params: unknown[] }

const recorded = new Map<string, Recorded>()

/** The D1 cost of each request since the last `takeUsage`. */
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
          // A statement with parameters counts once they are bound; an abandoned batch leaves some unbound.
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

/** The real database, recording each statement and its cost. */
export let recordedDatabase = record(env.DB)

/** Clears the records. The Worker's caches, which outlive a test file, see a new database. */
export function recordAnew(): void {
  recorded.clear()
  takeUsage()
  recordedDatabase = record(env.DB)
}

/** Partial indexes with few rows by nature, whose full read is not a table scan. */
const smallIndexes = new Set(['users_founding_number', 'users_claim_pending'])

/** Indexes that a statement reads whole by design: the publication of a list compares every verified license with it. */
const readWhole = new Set(['users_verified'])

function isScan(detail: string, sql: string, plan: readonly string[]): boolean {
  const scanned = /^SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?$/.exec(detail)
  if (!scanned || scanned[1] === 'CONSTANT') return false
  // A statement's own temporary result is not a table.
  if (new RegExp(`\\b${scanned[1]} AS (?:MATERIALIZED )?\\(`).test(sql)) return false
  if (scanned[2] && (smallIndexes.has(scanned[2]) || readWhole.has(scanned[2]))) return false
  // A read in index order stops at its LIMIT; a sort reads everything first.
  const sorts = plan.some((line) => line.includes('USE TEMP B-TREE FOR ORDER BY'))
  return !(/\bLIMIT\b/i.test(sql) && !sorts)
}

/** Every statement of this file's tests that scans a table. */
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
