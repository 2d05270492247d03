import { type Database, openDatabase } from '#worker/db/client.ts'
import type { ViewerReader, Reader } from './session-statements.ts'
import type { AppContext } from '#worker/http/context.ts'
import { readAsViewer, readWithSession } from './sessions.ts'

/** The dependencies of services; tests pass plain objects. */
export type Deps = {
  db: Database
  env: Env
  /** Epoch milliseconds. */
  now: number
  random: (bytes: number) => Uint8Array
  /** Reads the session and the given statements in one round trip. */
  read: Reader
  /** Reads the viewer's own data in one round trip with the session; 401 for visitors. */
  readAsViewer: ViewerReader
  /** Runs work that may outlive the answer. */
  later: (work: Promise<unknown>) => void
}

export function depsFrom(c: AppContext): Deps {
  return {
    db: openDatabase(c.env.DB),
    env: c.env,
    now: Date.now(),
    random: (count) => crypto.getRandomValues(new Uint8Array(count)),
    read: (statements) => readWithSession(c, statements),
    readAsViewer: (statementsFor) => readAsViewer(c, statementsFor),
    later: (work) => c.executionCtx.waitUntil(work),
  }
}
