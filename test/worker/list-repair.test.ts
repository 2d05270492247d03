import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { openDatabase } from '#worker/db/client.ts'
import { refoldOutdated } from '#worker/features/profiles/search-columns.ts'
import { join } from './support/client.ts'
import { differences } from './support/derived-data.ts'

const run = (...statements: string[]) =>
  env.DB.batch(statements.map((statement) => env.DB.prepare(statement)))

/** What maintenance does after a later migration, which changed what a document holds. */
async function refoldEverybody(): Promise<void> {
  await run('UPDATE users SET fold_version = 0')
  await refoldOutdated(openDatabase(env.DB))
}

test('the migration lists members whom the staff had missed, and leaves everybody else as they were', async () => {
  const [missed, listed, unplaced] = await Promise.all([join(), join(), join(), join()])
  const id = (member: typeof missed) => member?.user.id ?? 0
  await run(
    `DELETE FROM admin_members WHERE rowid IN (${id(missed)}, ${id(unplaced)})`,
    `DELETE FROM directory WHERE rowid IN (SELECT place FROM directory_places WHERE user_id = ${id(missed)})`,
    // A listing without a place, as an earlier edit created.
    `DELETE FROM directory_places WHERE user_id IN (${id(missed)}, ${id(unplaced)})`,
    // A pending claim that an edit had listed.
    `UPDATE users SET claim = 'pending' WHERE id = ${id(listed)}`,
  )
  expect(await differences()).not.toEqual([])

  const migration = env.TEST_MIGRATIONS.find(({ name }) => name.startsWith('0019_'))
  const repairs = migration?.queries.filter((query) => !/\b(?:CREATE|DROP) TRIGGER\b/.test(query)) ?? []
  expect(repairs).toHaveLength(5)
  await run(
    `DELETE FROM directory WHERE rowid IN (SELECT place FROM directory_places WHERE user_id = ${id(listed)})`,
    `DELETE FROM directory_places WHERE user_id = ${id(listed)}`,
    ...repairs,
  )
  await refoldEverybody()
  expect(await differences()).toEqual([])
  await run(`UPDATE users SET claim = 'done' WHERE id = ${id(listed)}`, ...repairs)
  await refoldEverybody()
  expect(await differences()).toEqual([])
})
