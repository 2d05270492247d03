import { beforeEach, expect, test, vi } from 'vitest'
import { storageKeys, currentUserEvent } from '#src/lib/storage-keys.ts'

const stored = () => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', stored())
  vi.stubGlobal('sessionStorage', stored())
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { pathname: '/dashboard' } }))
})

test('an answer that arrives after a sign-out is not shown to the next member', async () => {
  localStorage.setItem(
    storageKeys.currentUser,
    JSON.stringify({ id: 7, firstName: 'Ada', lastName: 'Birch' }),
  )
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  const { ask } = await import('./conversation.ts')
  const asking = ask('Why was my license refused?')
  localStorage.removeItem(storageKeys.currentUser)
  window.dispatchEvent(new Event(currentUserEvent))
  resolve(Response.json({ response: 'Because of its number.', timestamp: '2026-01-01T00:00:00.000Z' }))
  await asking
  const stored = sessionStorage.getItem('assistantConversation')
  expect(stored).not.toContain('refused')
  expect(stored).not.toContain('number')
})
