import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { app } from '#worker/app.ts'
import { join } from './support/client.ts'

const origin = 'https://northleaf.test'

test('a write runs to its end, although the runtime cancels requests of disconnected clients', async () => {
  const { user } = await join()
  const pendingWork: Promise<unknown>[] = []
  const ctx = { waitUntil: (work: Promise<unknown>) => void pendingWork.push(work) } as ExecutionContext
  const hits: (() => void)[] = []
  const counter = {
    hit: () => new Promise((resolve) => hits.push(() => resolve({ allowed: true }))),
  }
  const RATE_LIMIT = { getByName: () => counter } as unknown as Env['RATE_LIMIT']
  const response = app.fetch(
    new Request(`${origin}/api/user/forgot-password`, {
      method: 'POST',
      headers: { Origin: origin, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: user.email }),
    }),
    { ...env, RATE_LIMIT },
    ctx,
  )
  // The address is counted, then the account: a client that disconnects in between must not use up the account's mail.
  for (const count of [1, 2]) {
    await vi.waitFor(() => expect(hits).toHaveLength(count))
    const [work] = pendingWork
    expect(await Promise.race([work?.then(() => 'over'), scheduler.wait(0).then(() => 'open')])).toBe('open')
    hits[count - 1]?.()
  }
  expect((await response).status).toBe(202)
  await Promise.all(pendingWork)
  const mailed = env.DB.prepare("SELECT 1 FROM outbox WHERE user_id = ? AND kind = 'reset_password'")
  expect(await mailed.bind(user.id).first()).not.toBeNull()
})
