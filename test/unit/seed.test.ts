import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { foundingPlaces } from '#shared/early-access/counter.ts'
import { migrationsFolder } from '#scripts/product/paths.ts'
import { fill } from '#scripts/seed/fill.ts'

const options = { members: 90, now: 1_790_000_000_000, password: 'a password', passwordHash: 'none' }

function migrated(): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  for (const name of globSync('*.sql', { cwd: migrationsFolder }).toSorted()) {
    for (const statement of readFileSync(join(migrationsFolder, name), 'utf8').split(
      '--> statement-breakpoint',
    ))
      database.exec(statement)
  }
  return database
}

const countOf = (database: DatabaseSync, sql: string) =>
  Number(Object.values(database.prepare(`SELECT count(*) FROM ${sql}`).get() ?? {})[0])

test('seeded members are numbered and searchable, and every queue has entries', async () => {
  const database = migrated()
  const { members, referrals } = await fill(database, options)
  expect(members).toBe(options.members)
  expect(referrals).toBe(countOf(database, 'referrals'))
  expect(countOf(database, "users WHERE claim = 'pending'")).toBe(0)
  expect(countOf(database, 'users WHERE founding_number IS NOT NULL')).toBe(foundingPlaces)
  expect(countOf(database, "admin_members WHERE admin_members MATCH 'example'")).toBe(options.members)
  for (const queue of [
    'license_checks',
    'reward_claims',
    'contact_messages',
    'bug_reports',
    'member_reports',
  ])
    expect(
      countOf(database, `${queue} WHERE status IN ('open', 'pending', 'requested')`),
      queue,
    ).toBeGreaterThan(0)
  expect(countOf(database, 'link_visits')).toBeGreaterThan(0)
  expect(countOf(database, 'outbox WHERE sent_at IS NULL')).toBe(0)
  // Run it again on the same data.
  await fill(database, options)
  expect(countOf(database, 'users')).toBe(2 * options.members)
})

test('a seed whose counts do not match its rows is rolled back', async () => {
  const database = migrated()
  database.exec('DROP TRIGGER admin_members_first_listing')
  await expect(fill(database, options)).rejects.toThrow(/admin_members: recomputed/)
  expect(countOf(database, 'users')).toBe(0)
})
