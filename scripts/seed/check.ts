import type { DatabaseSync } from 'node:sqlite'
import { searchComparison, searchTables } from '#worker/db/derived/search.ts'
import { derivedTables } from '#worker/db/derived/tables.ts'

/** Documents of which each word is compared place by place; of more, how many have each word how often. */
const fewDocuments = 5000

/**
 * Every table, count and search document of a stored database that is not what its rows say, in words; none when all
 * agree. Writes into temporary tables alone.
 */
export function findDifferences(database: DatabaseSync): string[] {
  const read = (table: string, sql: string) =>
    database
      .prepare(sql)
      .all()
      .map((row) => `${table}: ${String(row['side'])} ${String(row['key'])} = ${String(row['value'])}`)
  const found = derivedTables.flatMap(({ name, differences }) => read(name, differences))
  const members = Number(database.prepare('SELECT count(*) AS n FROM users').get()?.['n'])
  for (const table of searchTables) {
    const every = members > fewDocuments ? 'word' : 'place'
    const { make, differences, drop } = searchComparison(table, { schema: 'temp', every })
    for (const statement of make) database.exec(statement)
    found.push(...read(table.name, differences))
    for (const statement of drop) database.exec(statement)
  }
  return found
}
