import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countdownTo, dayCount } from './countdown.ts'
import { longDate, utcDay } from '#shared/dates.ts'

const launch = Date.parse('2025-10-01T00:00:00Z')

test('the countdown gives days, hours, minutes and seconds', () => {
  expect(countdownTo(Date.parse('2025-09-29T21:58:57Z'), launch)).toEqual({
    days: 1,
    hours: 2,
    minutes: 1,
    seconds: 3,
    done: false,
  })
})

test('after the target it shows zeros, never negative numbers', () => {
  const zeros = { days: 0, hours: 0, minutes: 0, seconds: 0, done: true }
  expect(countdownTo(launch, launch)).toEqual(zeros)
  expect(countdownTo(launch + 86_400_000, launch)).toEqual(zeros)
  expect(countdownTo(launch - 1, launch)).toEqual({ ...zeros, seconds: 1, done: false })
})

test('its parts add up to the time left', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e11 }), (left) => {
      const { days, hours, minutes, seconds, done } = countdownTo(launch - left, launch)
      expect(hours < 24 && minutes < 60 && seconds < 60).toBe(true)
      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.max(0, Math.ceil(left / 1000)))
      expect(done).toBe(left <= 0)
    }),
  )
})

test('days are shown with a thousands separator', () => {
  expect([0, 999, 26_331].map(dayCount)).toEqual(['0', '999', '26,331'])
})

test('dates are long US dates, and days are UTC', () => {
  expect(longDate(launch)).toBe('October 1, 2025')
  expect(longDate('2025-03-14')).toBe('March 14, 2025')
  expect(longDate(launch - 1)).toBe('September 30, 2025')
  expect(utcDay(launch - 1)).toBe('2025-09-30')
  expect(() => longDate('never')).toThrow(RangeError)
})
