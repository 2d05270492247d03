import { expect, test } from 'vitest'
import { scryptCost } from '#worker/auth/password-cost.ts'

test('the production cost of a password hash is pinned, apart from the cost in the Worker tests', () => {
  expect(scryptCost).toEqual({ N: 16_384, r: 8, p: 5 })
})
