import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { request } from './api.ts'
import { setServerTime, timeNow } from './clock.ts'

const actual = Date.parse('2026-11-27T12:00:00Z')
const header = (time: number) => new Date(time).toUTCString()

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  setServerTime(new Date().toUTCString())
})

test.each(['2001-01-01T00:00:00Z', '2099-12-31T00:00:00Z', '2026-11-27T13:00:00Z'])(
  'a device that says %s goes by the server',
  (device) => {
    vi.setSystemTime(new Date(device))
    setServerTime(header(actual))
    expect(timeNow()).toBe(actual)
    vi.setSystemTime(Date.parse(device) + 5000)
    expect(timeNow(), 'and goes on').toBe(actual + 5000)
  },
)

test('a device that is off by seconds is believed, and so is one that was set right', () => {
  vi.setSystemTime(actual + 40_000)
  setServerTime(header(actual))
  expect(timeNow()).toBe(actual + 40_000)
  vi.setSystemTime(actual + 1e9)
  setServerTime(header(actual))
  vi.setSystemTime(actual)
  setServerTime(header(actual))
  expect(timeNow()).toBe(actual)
})

test('after an answer without a date, or with none that can be read, the device is believed', () => {
  for (const date of [null, 'yesterday']) {
    vi.setSystemTime(actual + 1e9)
    setServerTime(header(actual))
    setServerTime(date)
    expect(timeNow()).toBe(actual + 1e9)
  }
})

test('every answer of the API sets the time, also a failure', async () => {
  vi.setSystemTime(actual + 1e9)
  const answer = new Response('{}', { status: 500, headers: { Date: header(actual) } })
  vi.stubGlobal('fetch', () => Promise.resolve(answer))
  await expect(request('GET', '/api/stats')).rejects.toThrow()
  expect(timeNow()).toBe(actual)
})
