import { applyD1Migrations, type D1Migration } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, expect } from 'vitest'
import { findScans } from './recorded-database.ts'

declare global {
  namespace Cloudflare {
    interface Env {
      TEST_MIGRATIONS: D1Migration[]
      /** How often model tests run; empty for the usual number. */
      MODEL_RUNS: string
    }
  }
}

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)

afterAll(async () => {
  expect(await findScans(), 'no query of the API reads a whole table').toEqual([])
})
