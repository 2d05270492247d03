import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import text from '#worker/db/triggers.sql?raw'

/** Without comments and with single spaces, since neither changes what a statement does. */
const normalized = (sql: string) =>
  sql
    .replaceAll(/^\s*--.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/;\s*$/, '')
    .trim()

/** By name; each statement ends where an empty line follows. */
const written = new Map(
  text
    .split(/\n\s*\n/)
    .map(normalized)
    .filter((statement) => statement !== '')
    .map((statement) => [/^CREATE (?:TRIGGER|VIEW) (\w+)/.exec(statement)?.[1] ?? statement, statement]),
)

test('a migrated database has exactly the triggers and views of triggers.sql', async () => {
  const { results } = await env.DB.prepare(
    "SELECT name, sql FROM sqlite_master WHERE type IN ('trigger', 'view')",
  ).all<{ name: string; sql: string }>()
  const migrated = new Map(results.map(({ name, sql }) => [name, normalized(sql)]))
  expect(new Map([...written].toSorted())).toEqual(new Map([...migrated].toSorted()))
})
