import { readFileSync } from 'node:fs'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { defineConfig } from 'vitest/config'

/** Secrets of the tests: `.dev.vars` leaks into the pool unless each of its names is set here. */
const secrets = {
  ADMIN_PASSWORD: 'test-admin-password',
  HASH_KEY: 'test-hash-key-of-enough-length-0123456789',
  VENDOR_ACCESS_CODES: 'PINE-1001,BIRCH-2002,CEDAR-3003,SPRUCE-4004',
}

const zipPlaces = readFileSync('public/data/zip-places.csv', 'utf8')

/** The Worker on the real D1, KV and Durable Objects of workerd. */
export const workerPool = cloudflareTest(async () => ({
  wrangler: { configPath: './wrangler.toml' },
  miniflare: {
    // Stands for the built pages, which workerd's pool does not serve; the browser tests meet the real ones.
    serviceBindings: {
      ASSETS: (request: { url: string }) =>
        new Response(
          new URL(request.url).pathname === '/data/zip-places.csv'
            ? zipPlaces
            : '<!doctype html><head><meta name="csp-nonce" content=""><title></title></head><div id="root"></div>',
        ),
    },
    bindings: {
      ...secrets,
      LAUNCH_AT: '2025-10-01T00:00:00Z',
      CHECK_ANSWERS: 'true',
      MODEL_RUNS: process.env['MODEL_RUNS'] ?? '',
      TEST_MIGRATIONS: await readD1Migrations('./migrations'),
    },
  },
}))

/** A machine may be busy: slowness fails no test, only hanging does. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    // Vitest leaves one core free, which on a machine of two halves the speed.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...patience,
          name: 'unit',
          isolate: false,
          include: ['shared/**/*.test.ts', 'src/**/*.test.ts', 'test/unit/**/*.test.ts'],
        },
      },
      {
        plugins: [workerPool],
        resolve: {
          alias: {
            // What a hash costs, and nothing else of it: at full price passwords would be four fifths of these tests' time.
            './password-cost.ts': `${import.meta.dirname}/test/worker/support/password-cost.ts`,
            './batch-delay.ts': `${import.meta.dirname}/test/worker/support/batch-delay.ts`,
          },
        },
        test: {
          ...patience,
          name: 'worker',
          // Modules are read and a workerd is started once, not for each file.
          isolate: false,
          testTimeout: 30_000,
          include: ['worker/**/*.test.ts', 'test/worker/**/*.test.ts'],
          setupFiles: ['./test/worker/support/empty-storage.ts'],
        },
      },
    ],
  },
})
