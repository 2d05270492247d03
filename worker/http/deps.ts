import { type Database, openDatabase } from '#worker/db/client.ts'
import type { Reader } from '#worker/db/sessions.ts'
import type { AppContext } from './context.ts'
import { readAs } from './session.ts'

/** The ports that services decide with; a test passes plain objects. */
export type Deps = {
  db: Database
  env: Env
  /** Epoch milliseconds. */
  now: number
  random: (bytes: number) => Uint8Array
  /** Reads the session together with the given statements, in one round trip. */
  read: Reader
  /** Work that may outlive the answer. */
  later: (work: Promise<unknown>) => void
}

export function depsFrom(c: AppContext): Deps {
  return {
    db: openDatabase(c.env.DB),
    env: c.env,
    now: Date.now(),
    random: (count) => crypto.getRandomValues(new Uint8Array(count)),
    read: (statements) => readAs(c, statements),
    later: (work) => c.executionCtx.waitUntil(work),
  }
}
