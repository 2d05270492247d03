import fc from 'fast-check'
import { expect, test } from 'vitest'
import { earlyAccess, referralTokens, tokenLabel, welcomeTokens } from './tokens.ts'

test('one SkunkToken is singular, every other number plural, and the trademark sign follows', () => {
  expect(tokenLabel(1)).toBe('1 SkunkToken™')
  expect(tokenLabel(0)).toBe('0 SkunkTokens™')
  expect(tokenLabel(2)).toBe('2 SkunkTokens™')
  fc.assert(
    fc.property(fc.integer(), (n) => {
      expect(tokenLabel(n)).toBe(`${n} SkunkToken${n === 1 ? '' : 's'}™`)
    }),
  )
})

test('registering gives 1, a referral 1 to a business and 3 to a vendor', () => {
  expect([welcomeTokens, referralTokens('business'), referralTokens('vendor')]).toEqual([1, 1, 3])
})

test('early access takes 5 tokens', () => {
  expect(earlyAccess(3)).toEqual({ qualified: false, needed: 2 })
  expect(earlyAccess(4)).toEqual({ qualified: false, needed: 1 })
  expect(earlyAccess(5)).toEqual({ qualified: true, needed: 0 })
  fc.assert(
    fc.property(fc.nat(100), (tokens) => {
      expect(earlyAccess(tokens).qualified).toBe(tokens >= 5)
    }),
  )
})
