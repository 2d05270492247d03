import { afterEach, expect, test, vi } from 'vitest'
import { join, Visitor } from './support/client.ts'

const never = () => new Promise<never>(() => undefined)

afterEach(() => {
  vi.useRealTimers()
})

test('a binding that hangs is a 503 with Retry-After and grants no access', async () => {
  const member = await join()
  const cut = new Visitor(undefined, { SESSIONS: { get: never } as unknown as KVNamespace })
  for (const [name, value] of member.cookies) cut.cookies.set(name, value)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const response = cut.get('/api/session')
  await vi.advanceTimersByTimeAsync(15_000)
  vi.useRealTimers()
  const refused = await response
  expect(refused.status).toBe(503)
  expect(refused.headers.get('Retry-After')).not.toBeNull()
  expect(await refused.text()).not.toContain(member.user.email)
})
