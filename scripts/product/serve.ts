import { execFile, spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { quietEnvironment } from './environment.ts'
import { root, workerConfig, wranglerCli } from './paths.ts'
import { Refusal } from './run.ts'
import { servedByFile } from './store.ts'

export type ServeOptions = {
  port: number
  store: string
  /** `NAME:VALUE`; overrides `wrangler.toml` and `.dev.vars`. */
  vars: readonly string[]
  /** Receives the server's output once it is ready. */
  onOutput: (text: string) => void
}

export type Server = {
  url: string
  /** Resolves with the exit code when the server has ended. */
  ended: Promise<number>
  /** Kills the server and its children at once, as a power failure would. */
  kill: () => Promise<void>
  /** Ends the server, after five seconds by force, and waits for its end. */
  stop: () => Promise<void>
}

/** Whether the port is free on both loopback addresses. */
export async function isFree(port: number): Promise<boolean> {
  const tries = await Promise.all(['127.0.0.1', '::1'].map((host) => canListen(port, host)))
  return tries.every(Boolean)
}

/** Refuses to start when the port is in use. */
export async function refuseBusyPort(port: number, command: string): Promise<void> {
  if (await isFree(port)) return
  throw new Refusal(
    `Port ${port} is in use. Choose another: ${command} -- --port ${port < 65_535 ? port + 1 : 8787}`,
  )
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })
}

async function childrenOf(pid: number | undefined): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid='])
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  return pairs.flatMap(([child, parent]) => (child !== undefined && parent === pid ? [child] : []))
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process has ended already.
  }
}

/**
 * Serves the production build on the local simulation of D1, KV, Durable Objects and mail.
 * It stays in the caller's process group and ends with the caller, so that no process is left behind.
 */
export function serve(options: ServeOptions): Promise<Server> {
  const url = `http://localhost:${options.port}`
  const child = spawn(
    process.execPath,
    [
      '--import',
      join(import.meta.dirname, 'end-with-parent.mjs'),
      wranglerCli,
      'dev',
      `--config=${workerConfig}`,
      `--port=${options.port}`,
      '--inspector-port=0',
      `--persist-to=${options.store}`,
      '--show-interactive-dev-session=false',
      // Links in mails lead to this instance unless SITE_URL is given.
      ...[`SITE_URL:${url}`, ...options.vars].flatMap((pair) => ['--var', pair]),
    ],
    { cwd: root, env: quietEnvironment(options.store), stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  )
  mkdirSync(options.store, { recursive: true })
  writeFileSync(servedByFile(options.store), String(child.pid))
  const ended = new Promise<number>((resolve) => {
    child.once('close', (code) => {
      rmSync(servedByFile(options.store), { force: true })
      resolve(code ?? 1)
    })
  })
  const stop = async () => {
    child.kill('SIGTERM')
    const insist = setTimeout(() => child.kill('SIGKILL'), 5000)
    await ended
    clearTimeout(insist)
  }
  const kill = async () => {
    for (const pid of [child.pid, ...(await childrenOf(child.pid))]) if (pid !== undefined) killNow(pid)
    await ended
  }

  return new Promise((resolve, reject) => {
    let printed = ''
    let isReady = false
    const read = (chunk: Buffer) => {
      const text = chunk.toString()
      if (isReady) return options.onOutput(text)
      printed += text
      if (!printed.includes('Ready on ')) return
      isReady = true
      resolve({ url, ended, kill, stop })
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('error', reject)
    void ended.then((code) =>
      reject(new Refusal(`The server ended (${code}) before it was ready:\n${printed}`)),
    )
  })
}
