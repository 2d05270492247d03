import { join } from 'node:path'

/** Paths in a checkout. */
export const root = join(import.meta.dirname, '..', '..')
export const workerConfig = join(root, 'dist', 'north_leaf_network', 'wrangler.json')
export const clientFolder = join(root, 'dist', 'client')
export const workerFolder = join(root, 'dist', 'north_leaf_network')
export const migrationsFolder = join(root, 'migrations')
export const devVars = join(root, '.dev.vars')
/** Wrangler's default for `--persist-to`. */
export const defaultStore = join(root, '.wrangler', 'state')
export const cacheFolder = join(root, 'node_modules', '.cache', 'north-leaf')

export const wranglerCli = join(root, 'node_modules', 'wrangler', 'wrangler-dist', 'cli.js')
export const viteCli = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
export const playwrightCli = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
