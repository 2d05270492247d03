import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './context.ts'
import { failures, problem } from './problem.ts'
import { isSafeMethod } from './same-origin.ts'

/** Longer than a full queue of password hashes takes, shorter than a visitor is likely to wait. */
const deadlineMs = 15_000

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

/**
 * Answers 503 if a binding hangs; writes that went through stay, and a repeated call finds them. The runtime cancels a
 * request when its client disconnects, so calls that may write are kept running until they have finished.
 */
export const withDeadline: MiddlewareHandler<AppEnv> = async (c, next) => {
  const work = next()
  if (!isSafeMethod(c.req.method)) c.executionCtx.waitUntil(work.catch(() => undefined))
  // An answer from memory needs no timer, which would make it 5 % slower.
  if (await settlesImmediately(work)) return work
  let timer: ReturnType<typeof setTimeout> | undefined
  const expired = new Promise<'expired'>((resolve) => {
    timer = setTimeout(() => resolve('expired'), deadlineMs)
  })
  try {
    if ((await Promise.race([work, expired])) === 'expired') return problem(c, failures.unavailable)
  } finally {
    clearTimeout(timer)
  }
}
