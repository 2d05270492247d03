import { cpSync, existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { quietEnvironment } from './environment.ts'
import { isRunning, whileLocked } from './lock.ts'
import { cacheFolder, migrationsFolder, root, wranglerCli } from './paths.ts'
import { Refusal, runNode } from './run.ts'

/** Contains the process id of the server that runs on a store. */
export const servedByFile = (store: string) => join(store, 'served-by')

/** Refuses to write to a store that a server has open. */
export function refuseServedStore(store: string): void {
  const file = servedByFile(store)
  if (existsSync(file) && isRunning(Number(readFileSync(file, 'utf8')))) {
    throw new Refusal(`A server is running on ${store}. Stop it first.`)
  }
}

const migrations = () => globSync('*.sql', { cwd: migrationsFolder }).toSorted()

/** The SQLite file of the local D1 in a store, once a migration has made it. */
export function databaseFile(store: string): string | undefined {
  const files = globSync('v3/d1/miniflare-D1DatabaseObject/*.sqlite', { cwd: store })
  const own = files.find((file) => basename(file) !== 'metadata.sqlite')
  return own === undefined ? undefined : join(store, own)
}

function appliedMigrations(store: string): Set<string> {
  const file = databaseFile(store)
  if (file === undefined) return new Set()
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const rows = database.prepare('SELECT name FROM d1_migrations').all()
    return new Set(rows.map((row) => String(row['name'])))
  } catch {
    return new Set() // no table of migrations yet
  } finally {
    database.close()
  }
}

/** Migrates a store's D1. Wrangler takes seconds to start, so it runs only when a migration is missing. */
export async function migrate(store: string): Promise<void> {
  const applied = appliedMigrations(store)
  if (migrations().every((name) => applied.has(name))) return
  const { code, output } = await runNode(
    wranglerCli,
    ['d1', 'migrations', 'apply', 'DB', '--local', '-c', join(root, 'wrangler.toml'), '--persist-to', store],
    { env: { ...quietEnvironment(store), CI: 'true' } },
  )
  if (code !== 0) throw new Refusal(`The migrations could not be applied to ${store}:\n${output}`)
}

/** Creates a migrated, empty store at `target` by copying a template, one for each set of migrations. */
export async function copyFreshStore(target: string): Promise<void> {
  const hash = createHash('sha256')
  for (const name of migrations()) hash.update(name).update(readFileSync(join(migrationsFolder, name)))
  const template = join(cacheFolder, `store-${hash.digest('hex').slice(0, 16)}`)
  await whileLocked('store', async () => {
    if (existsSync(template)) return
    const making = `${template}.part`
    rmSync(making, { recursive: true, force: true })
    await migrate(making)
    if (existsSync(making)) cpSync(making, template, { recursive: true })
    rmSync(making, { recursive: true, force: true })
  })
  if (existsSync(template)) cpSync(template, target, { recursive: true })
}
