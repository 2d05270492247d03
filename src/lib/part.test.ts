import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadWithRetries } from './part.ts'

const Part = () => null

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a part that does not load is asked for, ever more seldom, until it comes', async () => {
  const askedAfter: number[] = []
  const begun = Date.now()
  const load = async () => {
    askedAfter.push((Date.now() - begun) / 1000)
    if (askedAfter.length <= 6) throw new TypeError('Failed to fetch dynamically imported module')
    return Part
  }
  const loaded = loadWithRetries(load)
  await vi.runAllTimersAsync()
  expect(await loaded).toBe(Part)
  expect(askedAfter).toEqual([0, 1.5, 4.5, 10.5, 22.5, 46.5, 94.5])
})

test('without a connection a part waits for it, however long', async () => {
  const browser = new EventTarget()
  vi.stubGlobal('window', browser)
  vi.stubGlobal('navigator', { onLine: false })
  const load = vi.fn(async () => Part)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const loaded = loadWithRetries(load)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(load).toHaveBeenCalledTimes(1)
  browser.dispatchEvent(new Event('online'))
  expect(await loaded).toBe(Part)
})
