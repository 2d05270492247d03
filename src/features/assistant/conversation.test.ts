import { beforeEach, expect, test, vi } from 'vitest'
import { storageKeys, currentUserEvent } from '#src/lib/storage-keys.ts'

const stored = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
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
  const kept = sessionStorage.getItem('assistantConversation')
  expect(kept).not.toContain('refused')
  expect(kept).not.toContain('number')
})
