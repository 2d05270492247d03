import fc from 'fast-check'
import { expect, test } from 'vitest'
import { referralCodeFrom, referralCodeOf, referralLink, vendorReferralLink } from './referral-code.ts'

const bytes = fc.uint8Array({ minLength: 5, maxLength: 5 })

test('a code has 8 upper-case Crockford characters and reads back as itself', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const code = referralCodeOf(random)
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
      expect(referralCodeFrom(code)).toBe(code)
    }),
  )
})

test('different random bytes give different codes', () => {
  fc.assert(
    fc.property(bytes, bytes, (a, b) => {
      fc.pre(String(a) !== String(b))
      expect(referralCodeOf(a)).not.toBe(referralCodeOf(b))
    }),
  )
  expect(referralCodeOf(new Uint8Array(5))).toBe('00000000')
  expect(referralCodeOf(new Uint8Array(5).fill(255))).toBe('ZZZZZZZZ')
  expect(() => referralCodeOf(new Uint8Array(4))).toThrow(RangeError)
})

test('a code matches in any case, with O for 0, I and L for 1, and with spaces or hyphens', () => {
  fc.assert(
    fc.property(bytes, fc.infiniteStream(fc.nat(2)), (random, choices) => {
      const code = referralCodeOf(random)
      const typed = Array.from(code, (letter) => {
        const choice = choices.next().value ?? 0
        const alike =
          letter === '0'
            ? ['0', 'O', 'o']
            : letter === '1'
              ? ['1', 'I', 'l']
              : [letter, letter.toLowerCase(), letter]
        return alike[choice] ?? letter
      }).join('')
      expect(referralCodeFrom(` ${typed.slice(0, 4)}-${typed.slice(4)} `)).toBe(code)
    }),
  )
})

test('a pasted invitation link gives its code', () => {
  expect(referralCodeFrom(referralLink('https://northleaf.example', 'AB12CD34'))).toBe('AB12CD34')
  expect(referralCodeFrom(`${vendorReferralLink('http://localhost:8787', 'ab12cd34')}?utm=x`)).toBe(
    'AB12CD34',
  )
})

test.each([
  'AB12CD34.',
  'AB12CD34,',
  'AB12CD34)',
  '(AB12CD34)',
  '<AB12CD34>',
  '“AB12CD34”!',
  '*AB12CD34*',
  'AB12CD34…',
  'AB12CD34\u200B',
  '\uFEFFAB12\u200BCD34\u200D.\u200B',
  'AB12\u2013CD34',
  'https://northleaf.example/ref/AB12CD34.',
  'https://northleaf.example/ref/AB12CD34,',
  '(https://northleaf.example/ref/AB12CD34).',
  'https://northleaf.example/ref/AB12CD34\u200B',
  'https://northleaf.example/ref/AB12CD34%E2%80%8B',
  'https://northleaf.example/ref/AB12CD34%29?utm=x',
  'https://northleaf.example/vendor-ref/ab12cd34)/',
])('%j leads to AB12CD34', (text) => expect(referralCodeFrom(text)).toBe('AB12CD34'))

test.each([
  '',
  'ABC',
  'AB12.CD34',
  'AB12CD34.5',
  'AB12CD34 or AB12CD35',
  '........',
  '%zz',
  'AB12CD345',
  'AB12CD3U',
  'AB12CD3!',
  'ß'.repeat(8),
  'ı'.repeat(8),
  '<script>',
  '/ref/',
])('%j cannot be a code', (text) => expect(referralCodeFrom(text)).toBeUndefined())

test('reading a code never throws and always gives a code that reads as itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      const code = referralCodeFrom(text)
      if (code !== undefined) expect(referralCodeFrom(code)).toBe(code)
    }),
  )
})

test('links contain the code', () => {
  expect(referralLink('https://x.example', 'AB12CD34')).toBe('https://x.example/ref/AB12CD34')
  expect(vendorReferralLink('https://x.example', 'AB12CD34')).toBe('https://x.example/vendor-ref/AB12CD34')
})
