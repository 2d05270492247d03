import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadWithRetries } from './retry.ts'

const Part = () => null
const Missing = () => null

const browser = new EventTarget()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', browser)
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const failure = new TypeError('Failed to fetch dynamically imported module')

test('a component that fails to load is retried with growing delays', async () => {
  const load = vi.fn(async () => Part)
  load.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure)
  const loaded = loadWithRetries(load, () => Missing)
  await vi.advanceTimersByTimeAsync(1500)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(2999)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(await loaded).toBe(Part)
})

test('after five failures the missing component is used, so that navigation continues', async () => {
  const load = vi.fn(async () => Part)
  load.mockRejectedValue(failure)
  const given = loadWithRetries(load, () => Missing)
  await vi.runAllTimersAsync()
  expect(await given).toBe(Missing)
  expect(load).toHaveBeenCalledTimes(5)
})

test('while offline, loading waits for the connection', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const load = vi.fn(async () => Part)
  load.mockRejectedValueOnce(failure)
  const loaded = loadWithRetries(load, () => Missing)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(load).toHaveBeenCalledTimes(1)
  browser.dispatchEvent(new Event('online'))
  expect(await loaded).toBe(Part)
})

test('during prerendering a component that fails to load is an error', async () => {
  vi.stubGlobal('window', undefined)
  await expect(
    loadWithRetries(
      () => Promise.reject(failure),
      () => Missing,
    ),
  ).rejects.toBe(failure)
})
