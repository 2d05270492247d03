import { env } from 'cloudflare:workers'
import { searchComparison, searchTables } from '#worker/db/derived/search.ts'
import { openDatabase } from '#worker/db/client.ts'
import { derivedTables } from '#worker/db/derived/tables.ts'
import { users } from '#worker/db/schema/users.ts'
import { searchColumns } from '#worker/features/profiles/search-columns.ts'

type Difference = { table: string; side: string; key: unknown; value: unknown }

/** Members whose folded columns are not what their profile folds to. */
async function foldedDifferences(): Promise<Difference[]> {
  const rows = await openDatabase(env.DB).select().from(users)
  return rows.flatMap((row) =>
    Object.entries(searchColumns(row))
      .filter(([column, value]) => row[column as keyof typeof row] !== value)
      .map(([column, value]) => ({ table: `users.${column}`, side: 'recomputed', key: row.id, value })),
  )
}

/** Every derived table, count and search document that does not match its source rows. */
export async function differences(): Promise<Difference[]> {
  const found = await foldedDifferences()
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
