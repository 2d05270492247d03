import fc from 'fast-check'
import { expect, test } from 'vitest'
import { urgencyAt } from './urgency.ts'

test.each([
  [0, 'low', '50 Early Access spots available'],
  [22, 'low', '28 Early Access spots available'],
  [24, 'low', '26 Early Access spots available'],
  [25, 'medium', '25 Early Access spots remaining'],
  [39, 'medium', '11 Early Access spots remaining'],
  [40, 'high', 'Only 10 Early Access spots left! Act fast!'],
  [49, 'high', 'Only 1 Early Access spots left! Act fast!'],
  [50, 'high', 'Only 0 Early Access spots left! Act fast!'],
])('%i registrations: %s, %s', (registrations, level, text) => {
  expect(urgencyAt(registrations)).toMatchObject({ level, text })
})

test('the level depends on the claimed share, and spots are never negative', () => {
  fc.assert(
    fc.property(fc.nat(300), fc.integer({ min: 1, max: 200 }), (registrations, spots) => {
      const share = registrations / spots
      const { level, spotsLeft } = urgencyAt(registrations, spots)
      expect(level).toBe(share >= 0.8 ? 'high' : share >= 0.5 ? 'medium' : 'low')
      expect(spotsLeft).toBe(Math.max(0, spots - registrations))
    }),
  )
})
