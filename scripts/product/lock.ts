import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { cacheFolder } from './paths.ts'

/** Whether a process with this id runs. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Runs `action` in one process of this checkout at a time; a lock whose holder has died is removed. */
export async function whileLocked<T>(name: string, action: () => Promise<T>): Promise<T> {
  const file = join(cacheFolder, `${name}.lock`)
  mkdirSync(cacheFolder, { recursive: true })
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      break
    } catch {
      if (!isRunning(holderOf(file))) rmSync(file, { force: true })
      await sleep(200)
    }
  }
  try {
    return await action()
  } finally {
    rmSync(file, { force: true })
  }
}

/** The lock's holder; this process when the file is missing or still empty, so that the caller tries again. */
function holderOf(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8')) || process.pid
  } catch {
    return process.pid
  }
}
