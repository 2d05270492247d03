import { env } from 'cloudflare:workers'
import { searchComparison, searchTables } from '#worker/db/derived/search.ts'
import { derivedTables } from '#worker/db/derived/tables.ts'

type Difference = { table: string; side: string; key: unknown; value: unknown }

/** Every derived table, count and search document that does not match its source rows. */
export async function differences(): Promise<Difference[]> {
  const found: Difference[] = []
  const add = (table: string, result: D1Result<Omit<Difference, 'table'>> | undefined) =>
    found.push(...(result?.results ?? []).map((row) => ({ table, ...row })))
  const compared = await env.DB.batch<Omit<Difference, 'table'>>(
    derivedTables.map((table) => env.DB.prepare(table.differences)),
  )
  for (const [at, { name }] of derivedTables.entries()) add(name, compared[at])
  for (const table of searchTables) {
    const { make, differences: sql, drop } = searchComparison(table, { schema: 'main', every: 'place' })
    const results = await env.DB.batch<Omit<Difference, 'table'>>(
      [...make, sql, ...drop].map((statement) => env.DB.prepare(statement)),
    )
    add(table.name, results[make.length])
  }
  return found
}
