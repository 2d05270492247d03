import { expect, test } from 'vitest'
import { demoProfile, demoProfiles } from './demo-profiles.ts'

test('the three demo profiles are a cultivator, a manufacturer and a retailer with 12, 8 and 15 tokens', () => {
  expect(demoProfiles.map((profile) => [profile.id, profile.licenseType, profile.skunkTokens])).toEqual([
    ['demo-1', 'cannabis_cultivator', 12],
    ['demo-2', 'cannabis_manufacturer', 8],
    ['demo-3', 'cannabis_retailer', 15],
  ])
  expect(demoProfile('demo-2')?.id).toBe('demo-2')
  expect(demoProfile('demo-4')).toBeUndefined()
})
