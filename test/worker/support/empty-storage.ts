import { applyD1Migrations, type D1Migration, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, expect } from 'vitest'
import { forgetMail } from './mail.ts'
import { findScans, recordAnew } from './recorded-database.ts'

declare global {
  namespace Cloudflare {
    interface Env {
      TEST_MIGRATIONS: D1Migration[]
      /** How often model tests run; empty for the default. */
      MODEL_RUNS: string
    }
  }
}

// One workerd runs many files, so each starts with empty D1, KV and Durable Objects.
await reset()
recordAnew()
forgetMail()
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)

afterAll(async () => {
  expect(await findScans(), 'no query of the API reads a whole table').toEqual([])
})
