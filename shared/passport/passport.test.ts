import { expect, test } from 'vitest'
import { dayMs } from '#shared/dates.ts'
import {
  badgeSnippet,
  badgeStateOf,
  mayHavePassport,
  type PassportHolder,
  statementExpiry,
} from './passport.ts'

const now = Date.parse('2026-11-29T12:00:00Z')
const holder = {
  licenseType: 'cannabis_cultivator',
  licenseStatus: 'verified',
  licenseVerifiedAt: now - dayMs,
  licenseExpiresOn: null,
  isSampleData: false,
} as const satisfies PassportHolder

test.each<[boolean, Partial<PassportHolder>]>([
  [true, {}],
  [true, { licenseType: 'other' }],
  [true, { licenseExpiresOn: '2026-11-29' }],
  [false, { licenseExpiresOn: '2026-11-28' }],
  [false, { licenseStatus: 'pending' }],
  [false, { licenseStatus: 'refused' }],
  [false, { licenseStatus: 'none' }],
  [false, { licenseVerifiedAt: null }],
  [false, { licenseType: 'vendor_service_provider' }],
  [false, { isSampleData: true }],
])('may have a passport: %s with %j', (may, given) => {
  expect(mayHavePassport({ ...holder, ...given }, now)).toBe(may)
})

test('a badge says nothing about members who do not show a passport', () => {
  const shown = { ...holder, isProfilePublic: true, hasPassport: true }
  expect(badgeStateOf(shown, now)).toBe('verified')
  expect(badgeStateOf({ ...shown, licenseStatus: 'pending' }, now)).toBe('not_verified')
  expect(badgeStateOf({ ...shown, licenseExpiresOn: '2026-11-28' }, now)).toBe('not_verified')
  expect(badgeStateOf({ ...shown, hasPassport: false }, now)).toBe('unknown')
  expect(badgeStateOf({ ...shown, isProfilePublic: false }, now)).toBe('unknown')
  expect(badgeStateOf({ ...shown, isSampleData: true }, now)).toBe('unknown')
  expect(badgeStateOf(undefined, now)).toBe('unknown')
})

test('a statement lives a day, but never longer than the license', () => {
  expect(statementExpiry(now, null)).toBe((now + dayMs) / 1000)
  expect(statementExpiry(now, '2027-01-31')).toBe((now + dayMs) / 1000)
  expect(statementExpiry(now, '2026-11-29')).toBe(Date.parse('2026-11-30T00:00:00Z') / 1000)
})

test('the snippet links the picture to the passport and says nothing by itself', () => {
  const origin = 'https://northleaf.test'
  expect(badgeSnippet(origin, 7, 'dark')).toBe(
    '<a href="https://northleaf.test/passport/7"><img src="https://northleaf.test/badge/7.svg?theme=dark" width="264" height="56" alt="License status"></a>',
  )
  expect(badgeSnippet(origin, 7, 'auto')).toContain(
    '<source srcset="https://northleaf.test/badge/7.svg?theme=dark" media="(prefers-color-scheme: dark)">',
  )
  expect(badgeSnippet(origin, 7, 'auto')).not.toMatch(/verified/i)
})
