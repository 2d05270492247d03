import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isFree, serve } from '#scripts/product/serve.ts'
import { copyFreshStore } from '#scripts/product/store.ts'

/** The secrets of every instance under test, unless a test overrides them. */
export const knownSecrets = {
  ADMIN_PASSWORD: 'correct-horse-admin',
  HASH_KEY: 'hash-key-of-the-tests-0123456789-0123456789',
  VENDOR_ACCESS_CODES: 'PINE-1001,BIRCH-2002,CEDAR-3003,SPRUCE-4004',
} as const

export type Instance = {
  url: string
  /** The folder with its D1, KV and Durable Objects. */
  store: string
  /** The server's output since it was ready. */
  log: () => string
  /** Stops the server and deletes its data. */
  stop: () => Promise<void>
}

export type InstanceOptions = {
  /** ISO 8601. Before it the network is closed unless 50 operators have joined. */
  launchAt: string
  vars?: Record<string, string>
}

/** Below the ephemeral ports, which the system might hand out before the server binds. */
const ownPorts = { from: 20_000 + (process.pid % 120) * 100, count: 100 }
let lastPort = 0

/** A port from this process's own range, so that test processes do not collide. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < ownPorts.count; tries += 1) {
    lastPort = (lastPort + 1) % ownPorts.count
    const port = ownPorts.from + lastPort
    if (await isFree(port)) return port
  }
  throw new Error('No port is free for a server under test.')
}

/** Starts the built product on its own port with empty data; it ends with the test process at the latest. */
export async function startInstance({ launchAt, vars = {} }: InstanceOptions): Promise<Instance> {
  const store = mkdtempSync(join(tmpdir(), 'north-leaf-test-'))
  await copyFreshStore(store)
  let log = ''
  const server = await serve({
    port: await freePort(),
    store,
    vars: Object.entries({ ...knownSecrets, LAUNCH_AT: launchAt, ...vars }).map(
      ([name, value]) => `${name}:${value}`,
    ),
    onOutput: (text) => {
      log += text
    },
  })
  return {
    url: server.url,
    store,
    log: () => log,
    stop: async () => {
      await server.stop()
      rmSync(store, { recursive: true, force: true })
    },
  }
}
