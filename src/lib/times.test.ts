import { expect, test } from 'vitest'
import { fullTime } from './local-time.ts'
import { dayLabel, shortTime } from './times.ts'

const today = new Date('2026-11-27T18:00:00').toDateString()

test('a message from today shows its time, an older one the long US date', () => {
  expect(shortTime('2026-11-27T14:05:00', today)).toBe('2:05 PM')
  expect(shortTime('2026-11-26T14:05:00', today)).toBe('November 26, 2026')
  expect(dayLabel('2026-11-27T00:10:00', today)).toBe('Today')
  expect(dayLabel('2025-01-19T12:00:00', today)).toBe('January 19, 2025')
})

test('a full time includes the local time zone', () => {
  const zone = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' })
    .formatToParts(new Date('2026-11-27T14:05:41'))
    .find(({ type }) => type === 'timeZoneName')?.value
  expect(fullTime('2026-11-27T14:05:41')).toBe(`November 27, 2026 at 2:05:41 PM ${zone}`)
})
