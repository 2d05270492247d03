import { expect, test } from 'vitest'
import { nextStepOf } from './next-step.ts'

const named = { id: 7, companyName: 'Halvorsen Cannery', skunkTokens: 1 }

test('a member without referrals is asked for a first invitation', () => {
  expect(nextStepOf(named, 0).title).toBe('Invite your first business')
})

test('with referrals, the next step is the next reward, and after the last one to keep inviting', () => {
  expect(nextStepOf({ ...named, skunkTokens: 4 }, 3).title).toBe('1 SkunkToken™ to Founding Member badge')
  expect(nextStepOf({ ...named, skunkTokens: 30 }, 29).title).toBe('Keep inviting')
})
