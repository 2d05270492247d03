import { expect, test } from 'vitest'
import { statsOrOwn } from './stats-or-own.ts'

const own = { clientReferrals: 4, skunkTokens: 13, hasFullPlatformAccess: false }

test('the dashboard shows the vendor stats', () => {
  const stats = { clientReferrals: 5, skunkTokens: 16, hasFullPlatformAccess: true }
  expect(statsOrOwn(stats, own)).toEqual(stats)
  expect(statsOrOwn({ clientReferrals: 0, skunkTokens: 0, hasFullPlatformAccess: false }, own)).toMatchObject(
    {
      clientReferrals: 0,
      skunkTokens: 0,
    },
  )
})

test('a missing stat comes from the user', () => {
  expect(statsOrOwn(undefined, own)).toEqual(own)
  expect(statsOrOwn({ clientReferrals: 6 }, own)).toEqual({ ...own, clientReferrals: 6 })
})
