import { expect, test, vi } from 'vitest'
import { createStore, fromWindow } from './store.ts'

test('subscribers hear of every change until they leave', () => {
  const store = createStore(1)
  const listener = vi.fn()
  const leave = store.subscribe(listener)
  store.set(2)
  leave()
  store.set(3)
  expect(store.get()).toBe(3)
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a source runs once, from the first subscriber to the last', () => {
  const stop = vi.fn()
  const start = vi.fn(() => stop)
  const { subscribe } = createStore(0, start)
  const leaves = [subscribe(() => undefined), subscribe(() => undefined)]
  leaves[0]?.()
  leaves[0]?.()
  expect(stop).not.toHaveBeenCalled()
  leaves[1]?.()
  expect(start).toHaveBeenCalledTimes(1)
  expect(stop).toHaveBeenCalledTimes(1)
})

test('a value of the window is read anew and announced by its events', () => {
  vi.stubGlobal('window', new EventTarget())
  let text = 'before'
  const listener = vi.fn()
  const value = fromWindow(() => text, 'storage', 'changed')
  const leave = value.subscribe(listener)
  text = 'after'
  window.dispatchEvent(new Event('changed'))
  leave()
  window.dispatchEvent(new Event('storage'))
  expect(value.get()).toBe('after')
  expect(listener).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})
