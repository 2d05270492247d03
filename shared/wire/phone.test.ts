import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPhone, isPhone, phoneDigits } from './phone.ts'

test('non-digits are stripped and exactly ten digits must remain', () => {
  expect(phoneDigits(' (612) 555-0134 ')).toBe('6125550134')
  expect(isPhone('(612) 555-0134')).toBe(true)
  expect(isPhone('+1 612 555 0134')).toBe(false)
  expect(isPhone('612555013')).toBe(false)
  expect(isPhone('')).toBe(false)
})

test('the number of digits alone decides', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...'0123456789-() .x'), { maxLength: 24 }), (typed) => {
      const text = typed.join('')
      const digits = typed.filter((letter) => letter >= '0' && letter <= '9')
      expect(phoneDigits(text)).toBe(digits.join(''))
      expect(isPhone(text)).toBe(digits.length === 10)
    }),
  )
})

test('ten digits are shown the American way and read back as themselves', () => {
  expect(formatPhone('6125550134')).toBe('(612) 555-0134')
  expect(phoneDigits(formatPhone('6125550134'))).toBe('6125550134')
  expect(formatPhone('12')).toBe('12')
})
