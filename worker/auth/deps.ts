import { type Database, openDatabase } from '#worker/db/client.ts'
import type { OwnReader, Reader } from './session-statements.ts'
import type { AppContext } from '#worker/http/context.ts'
import { readAs, readMineAs } from './sessions.ts'

/** The ports that services decide with; a test passes plain objects. */
export type Deps = {
  db: Database
  env: Env
  /** Epoch milliseconds. */
  now: number
  random: (bytes: number) => Uint8Array
  /** Reads the session together with the given statements, in one round trip. */
  read: Reader
  /** The same for what is the viewer's own: the statements are told who that is. */
  readMine: OwnReader
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
    readMine: (statementsFor) => readMineAs(c, statementsFor),
    later: (work) => c.executionCtx.waitUntil(work),
  }
}
