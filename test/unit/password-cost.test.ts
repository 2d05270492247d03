import { expect, test } from 'vitest'
import { scryptCost } from '#worker/auth/password-cost.ts'

test('a password is hashed at the cost that the design set, whatever the Worker tests pay', () => {
  expect(scryptCost).toEqual({ N: 16_384, r: 8, p: 5 })
})
