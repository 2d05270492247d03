import { expect, test } from 'vitest'
import { accountTypes } from '#shared/tokens/tokens.ts'
import { directoryAccess } from './access.ts'

test('access follows phase, kind of account, tokens and client referrals', () => {
  const business = { accountType: 'business', clientReferrals: 0, skunkTokens: 4 } as const
  const vendor = { accountType: 'vendor', clientReferrals: 4, skunkTokens: 12 } as const
  expect(directoryAccess(null, 'prelaunch')).toBe('examples')
  expect(directoryAccess(null, 'unlocked')).toBe('all')
  expect(directoryAccess(business, 'prelaunch')).toBe('own')
  expect(directoryAccess({ ...business, skunkTokens: 5 }, 'prelaunch')).toBe('all')
  expect(directoryAccess(business, 'unlocked')).toBe('all')
  expect(directoryAccess(vendor, 'prelaunch')).toBe('own')
  expect(directoryAccess(vendor, 'unlocked')).toBe('all')
  expect(directoryAccess({ ...vendor, clientReferrals: 5 }, 'prelaunch')).toBe('all')
})

test('nobody who is signed in sees less than a visitor, in any phase', () => {
  const extent = { examples: 0, own: 1, all: 2 } as const
  for (const phase of ['prelaunch', 'unlocked'] as const)
    for (const accountType of accountTypes)
      for (const earned of [0, 4, 5, 20]) {
        const viewer = { accountType, clientReferrals: earned, skunkTokens: earned }
        const [signedIn, visitor] = [directoryAccess(viewer, phase), directoryAccess(null, phase)]
        expect(extent[signedIn], `${phase} ${accountType} ${earned}`).toBeGreaterThanOrEqual(extent[visitor])
      }
})
