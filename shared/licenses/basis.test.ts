import { expect, test } from 'vitest'
import { verifiedBy } from './basis.ts'

const verifiedAt = Date.UTC(2026, 10, 3)

test('a verification names the list or the day that it rests on', () => {
  expect(verifiedBy({ basis: 'roster', verifiedAt, rosterAsOf: '2026-11-20' })).toBe(
    "Verified against the state's list of November 2026",
  )
  expect(verifiedBy({ basis: 'hand', verifiedAt, rosterAsOf: null })).toBe(
    'Verified by hand on November 3, 2026',
  )
  expect(verifiedBy({ basis: null, verifiedAt: null, rosterAsOf: null })).toBeNull()
})
