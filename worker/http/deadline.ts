import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './context.ts'
import { failures, problem } from './problem.ts'

/** Longer than a full queue of hashes, shorter than a visitor's patience. */
const deadlineMs = 15_000

/** Answers 503 when a binding hangs (security.md row 36); what was written stays, and a repeated call finds it. */
export const withDeadline: MiddlewareHandler<AppEnv> = async (c, next) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const expired = new Promise<'expired'>((resolve) => {
    timer = setTimeout(() => resolve('expired'), deadlineMs)
  })
  try {
    if ((await Promise.race([next(), expired])) === 'expired') return problem(c, failures.unavailable)
  } finally {
    clearTimeout(timer)
  }
}
