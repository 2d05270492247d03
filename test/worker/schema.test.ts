import { getTableConfig, type SQLiteTable, SQLiteTable as Table } from 'drizzle-orm/sqlite-core'
import { is } from 'drizzle-orm'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { hasFeaturedListing, vendorAccessReferrals, vendorTiers } from '#shared/vendors/tiers.ts'
import { join } from './support/client.ts'
import * as access from '#worker/db/schema/access.ts'
import * as community from '#worker/db/schema/community.ts'
import * as directory from '#worker/db/schema/directory.ts'
import * as passport from '#worker/db/schema/passport.ts'
import * as roster from '#worker/db/schema/roster.ts'
import * as tokens from '#worker/db/schema/tokens.ts'
import * as users from '#worker/db/schema/users.ts'

const tables: SQLiteTable[] = Object.values({
  ...access,
  ...community,
  ...directory,
  ...passport,
  ...roster,
  ...tokens,
  ...users,
}).filter((value) => is(value, Table))

type Column = { name: string; type: string; notnull: number; pk: number }

test.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
  'the migrated table %s is the one in the schema',
  async (name, table) => {
    const config = getTableConfig(table)
    const { results } = await env.DB.prepare(
      `SELECT name, type, "notnull", pk FROM pragma_table_info('${name}')`,
    ).all<Column>()
    expect(
      results.map((column) => ({
        name: column.name,
        type: column.type.toLowerCase(),
        required: column.notnull === 1,
      })),
    ).toEqual(
      config.columns.map((column) => ({
        name: column.name,
        type: column.getSQLType(),
        required: column.notNull,
      })),
    )
    const indexes = await env.DB.prepare(
      `SELECT name, "unique" FROM pragma_index_list('${name}') WHERE origin = 'c'`,
    ).all<{ name: string; unique: number }>()
    expect(new Map(indexes.results.map((index) => [index.name, index.unique === 1]))).toEqual(
      new Map(config.indexes.map((index) => [index.config.name, index.config.unique])),
    )
    const keys = await env.DB.prepare(
      `SELECT "from", "table", on_delete FROM pragma_foreign_key_list('${name}')`,
    ).all<{ from: string; table: string; on_delete: string }>()
    expect(
      new Set(keys.results.map((key) => `${key.from} ${key.table} ${key.on_delete.toLowerCase()}`)),
    ).toEqual(
      new Set(
        config.foreignKeys.map((key) => {
          const { columns, foreignTable } = key.reference()
          return `${columns[0]?.name} ${getTableConfig(foreignTable).name} ${key.onDelete ?? 'no action'}`
        }),
      ),
    )
  },
)

test('every table of the database is in the schema', async () => {
  const { results } = await env.DB.prepare(
    "SELECT name FROM pragma_table_list WHERE type = 'table' AND schema = 'main' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND name NOT LIKE 'd1\\_%' ESCAPE '\\' ORDER BY name",
  ).all<{ name: string }>()
  expect(results.map(({ name }) => name)).toEqual(
    tables.map((table) => getTableConfig(table).name).toSorted(),
  )
})

test('the ledger is append-only, keeps the balance and never lets it fall below zero', async () => {
  const { user } = await join()
  const add = (amount: number, key: string) =>
    env.DB.prepare(
      "INSERT INTO token_entries (user_id, amount, source, reason, actor, idempotency_key, created_at) VALUES (?, ?, 'adjustment', 'test', 'test', ?, 0)",
    )
      .bind(user.id, amount, key)
      .run()
  await add(2, 'a')
  await expect(add(2, 'a')).rejects.toThrow(/UNIQUE/)
  await expect(add(-20, 'b')).rejects.toThrow(/CHECK/)
  await expect(env.DB.prepare('UPDATE token_entries SET amount = 99').run()).rejects.toThrow(/append-only/)
  await expect(env.DB.prepare('DELETE FROM token_entries').run()).rejects.toThrow(/append-only/)
  const row = await env.DB.prepare(
    'SELECT skunk_tokens AS balance, (SELECT sum(amount) FROM token_entries WHERE user_id = u.id) AS sum FROM users u WHERE id = ?',
  )
    .bind(user.id)
    .first<{ balance: number; sum: number }>()
  expect(row).toEqual({ balance: 3, sum: 3 })
})

test('the audit log is append-only', async () => {
  await env.DB.prepare(
    "INSERT INTO audit_log (actor, action, target, created_at) VALUES ('admin', 'user.deleted', 'user:1', 0)",
  ).run()
  await expect(env.DB.prepare("UPDATE audit_log SET actor = 'nobody'").run()).rejects.toThrow(/append-only/)
  await expect(env.DB.prepare('DELETE FROM audit_log').run()).rejects.toThrow(/append-only/)
})

test('the numbers in triggers and views are those of shared/', async () => {
  const { results } = await env.DB.prepare('SELECT name, sql FROM sqlite_master').all<{
    name: string
    sql: string
  }>()
  const made = (name: string) => results.find((row) => row.name === name)?.sql
  expect(made('vendor_client_referrals_count')).toContain(
    `client_referrals + 1 >= ${vendorAccessReferrals}\n`,
  )
  expect(made('vendor_client_referrals_recount')).toContain(
    `NEW.is_verified - OLD.is_verified >= ${vendorAccessReferrals}\n`,
  )
  const featured = vendorTiers.find((tier) => hasFeaturedListing(tier.clientReferrals))?.clientReferrals
  expect(made('directory_documents')).toContain(`u.client_referrals >= ${featured})`)
  expect(made('directory_update')).toContain(`OLD.client_referrals >= ${featured})`)
})
