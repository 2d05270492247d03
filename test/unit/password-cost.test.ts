import { expect, test } from 'vitest'
import { scryptCost } from '#worker/auth/password-cost.ts'

test('a password is hashed at full cost in production, whatever the Worker tests use', () => {
  expect(scryptCost).toEqual({ N: 16_384, r: 8, p: 5 })
})
