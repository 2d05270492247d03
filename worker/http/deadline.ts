import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './context.ts'
import { failures, problem } from './problem.ts'
import { isSafeMethod } from './same-origin.ts'

/** Longer than a full queue of hashes, shorter than a visitor's patience. */
const deadlineMs = 15_000

/** What a body that is given up takes to be refused. */
const refusalMs = 1_000

/** More turns of the microtask queue than an answer takes that waits for nothing outside the isolate. */
const turnsAtOnce = 50

async function endsAtOnce(work: Promise<unknown>): Promise<boolean> {
  const progress = { hasEnded: false }
  const end = () => {
    progress.hasEnded = true
  }
  work.then(end, end)
  for (let turn = 0; turn < turnsAtOnce && !progress.hasEnded; turn += 1) await Promise.resolve()
  return progress.hasEnded
}

/** Whether the work ends within that time; a failure of it is thrown. */
async function endsWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const expired = new Promise<'expired'>((resolve) => {
    timer = setTimeout(() => resolve('expired'), ms)
  })
  try {
    return (await Promise.race([work, expired])) !== 'expired'
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Answers 503 when a binding hangs (security.md row 36); what was written stays, and a repeated call finds it. A body that
 * is not there by then is a 408, and the time that a slow one took is given to the work as well. A visitor
 * who leaves takes the request along wherever it stands, so whatever may write is kept alive until it has come to its end.
 */
export const withDeadline: MiddlewareHandler<AppEnv> = async (c, next) => {
  const work = next()
  if (!isSafeMethod(c.req.method)) c.executionCtx.waitUntil(work.catch(() => undefined))
  // An answer from memory needs no clock, which costs a twentieth of one.
  if (await endsAtOnce(work)) return work
  if (await endsWithin(deadlineMs, work)) return
  const arrival = c.get('arrival')
  // The work itself ends with the 408: two answers would be set over each other.
  if (arrival?.isOver === false) arrival.stop()
  if (arrival && (await endsWithin(arrival.isOver ? arrival.tookMs : refusalMs, work))) return
  return problem(c, failures.unavailable)
}
