import { type SQL, sql } from 'drizzle-orm'
import { ignoredInNumbers } from '#shared/roster/number.ts'

/** `licenseKey` as an expression on a column; the index `users_license_key` contains it word for word. */
export function licenseKeySql(column: string): SQL {
  const bare = ignoredInNumbers.reduce<string>(
    (inner, character) => `replace(${inner}, char(${character.codePointAt(0)}), '')`,
    `upper(${column})`,
  )
  return sql.raw(`replace(${bare}, 'O', '0')`)
}
