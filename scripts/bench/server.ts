import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { cloudflare } from '@cloudflare/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { createBuilder } from 'vite'
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler'
import { cacheFolder, root } from '#scripts/product/paths.ts'
import { copyFreshStore, databaseFile } from '#scripts/product/store.ts'
import { runNode } from '#scripts/product/run.ts'
import { plantRareWord } from './rare-word.ts'

export const adminPassword = 'bench-admin-password'

export type BenchServer = { port: number; stop: () => Promise<void> }

/** Builds the bench's Worker with the project's own configuration; `hash: false` leaves the password hash out. */
export async function buildBench({ hash }: { hash: boolean }): Promise<string> {
  const outDir = join(cacheFolder, hash ? 'bench' : 'bench-unhashed')
  const here = join(import.meta.dirname, 'worker')
  const builder = await createBuilder({
    root,
    configFile: false,
    logLevel: 'error',
    build: { target: 'es2022', outDir, emptyOutDir: true },
    environments: { north_leaf_network: { build: { minify: true } } },
    plugins: [
      react(),
      tailwindcss(),
      {
        name: 'without-hash',
        enforce: 'pre',
        resolveId: (source: string) =>
          !hash && source.endsWith('/auth/password.ts') ? join(here, 'unhashed.ts') : undefined,
      },
      cloudflare({ config: () => ({ main: join(here, 'entry.ts') }) }),
    ],
  })
  await builder.buildApp()
  return join(outDir, 'north_leaf_network', 'wrangler.json')
}

/** Serves a bench build on a direct socket, without any proxy of a dev server, on a store with so many members. */
export async function serveBench(config: string, port: number, members: number): Promise<BenchServer> {
  const store = mkdtempSync(join(tmpdir(), 'north-leaf-bench-'))
  await copyFreshStore(store)
  const seed = join(root, 'scripts', 'seed.ts')
  const { code, output } = await runNode(seed, ['--members', String(members), '--persist-to', store])
  if (code !== 0) throw new Error(`the bench could not be seeded:\n${output}`)
  const file = databaseFile(store) ?? ''
  plantRareWord(file, members)
  const database = new DatabaseSync(file)
  database.exec('CREATE TABLE bench_rows (id INTEGER PRIMARY KEY, text TEXT NOT NULL)')
  database.close()

  const { workerOptions, main } = workerOptionsOf(config)
  const { modulesRules: _, bindings, ...worker } = workerOptions
  if (main === undefined) throw new Error(`${config} names no main module`)
  const options = convertV4MiniflareOptions({
    cf: false,
    workers: [
      {
        ...worker,
        name: 'north-leaf-network',
        modules: true,
        scriptPath: main,
        bindings: {
          ...(bindings as Record<string, string>),
          LAUNCH_AT: '2025-10-01T00:00:00Z',
          ADMIN_PASSWORD: adminPassword,
          HASH_KEY: 'bench-hash-key-0123456789-0123456789',
        },
        stripCfConnectingIp: false,
        unsafeDirectSockets: [{ host: '127.0.0.1', port, entrypoint: 'default' }],
      },
    ],
  })
  const miniflare = new Miniflare({ ...options, resourcePersistencePath: join(store, 'v3') })
  await miniflare.ready
  return {
    port,
    stop: async () => {
      await miniflare.dispose()
      rmSync(store, { recursive: true, force: true })
    },
  }
}
