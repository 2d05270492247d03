import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './context.ts'
import { failures, problem } from './problem.ts'
import { isSafeMethod } from './same-origin.ts'

/** Longer than a full queue of password hashes takes, shorter than a visitor is likely to wait. */
const deadlineMs = 15_000

/** What a body that is given up takes to be refused. */
const refusalMs = 1_000

/** More turns of the microtask queue than an answer takes that waits for nothing outside the isolate. */
const microtaskTurns = 50

async function settlesImmediately(work: Promise<unknown>): Promise<boolean> {
  const progress = { hasEnded: false }
  const end = () => {
    progress.hasEnded = true
  }
  work.then(end, end)
  for (let turn = 0; turn < microtaskTurns && !progress.hasEnded; turn += 1) await Promise.resolve()
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
 * Answers 503 if a binding hangs; writes that went through stay, and a repeated call finds them. A body that has not
 * arrived by then gets 408, and the time a slow one took is added to the deadline. The runtime cancels a request when its
 * client disconnects, so calls that may write are kept running until they have finished.
 */
export const withDeadline: MiddlewareHandler<AppEnv> = async (c, next) => {
  const work = next()
  if (!isSafeMethod(c.req.method)) c.executionCtx.waitUntil(work.catch(() => undefined))
  // An answer from memory needs no timer, which would cost a tenth of its time (docs/decisions/libraries.md).
  if (await settlesImmediately(work)) return work
  if (await endsWithin(deadlineMs, work)) return
  const arrival = c.get('arrival')
  // The stopped body makes the work itself answer 408; a second answer would overwrite it.
  if (arrival?.isOver === false) arrival.stop()
  if (arrival && (await endsWithin(arrival.isOver ? arrival.tookMs : refusalMs, work))) return
  return problem(c, failures.unavailable)
}
