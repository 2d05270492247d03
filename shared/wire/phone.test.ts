import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPhone, isPhone, phoneDigits } from './phone.ts'

test.each([
  '6125550136',
  ' (612) 555-0136 ',
  '612.555.0136',
  '+1 612 555 0136',
  '+16125550136',
  '1-612-555-0136',
  '1 (612) 555-0136',
  '６１２５５５０１３６',
  '＋１ （６１２） ５５５－０１３６',
  '\u202A+1 612\u00A0555\u20110136\u202C',
  'tel:+1-612-555-0136',
])('%j is (612) 555-0136', (typed) => {
  expect(isPhone(typed)).toBe(true)
  expect(phoneDigits(typed)).toBe('6125550136')
})

test.each([
  '',
  '612 555',
  '612555013',
  '61255501360',
  '612-555-0136 x12',
  '0000000000',
  '1111111111',
  '0125550136',
  '1125550136',
  '6120550136',
  '6121550136',
  '+1 012 555 0136',
  '+46 70 123 45 67',
  '+44 20 7946 0958',
  '+45 61 25 55 01 36',
  '+45 32 12 34 56',
  '+612 555 0136 1',
  '+61 255 501 36',
  '+612 5550136',
  'tel:+45 61 25 55 01 36',
  '011 44 20 7946 0958',
])('%j is no number of the North American plan', (typed) => expect(isPhone(typed)).toBe(false))

const digit = (...all: string[]) => fc.constantFrom(...all)
const anyDigit = digit(...'0123456789')
const startDigit = digit(...'23456789')
const number = fc
  .tuple(startDigit, anyDigit, anyDigit, startDigit, ...Array.from({ length: 6 }, () => anyDigit))
  .map((digits) => digits.join(''))

test('every number of the plan is read in every grouping, with and without the country code', () => {
  const separators = fc.array(digit('', ' ', '-', '.', '(', ')', '\u00A0'), { minLength: 11, maxLength: 11 })
  fc.assert(
    fc.property(number, separators, digit('', '1', '+1', '+ 1 '), (digits, between, country) => {
      const typed = country + between.map((separator, at) => separator + digits.charAt(at)).join('')
      expect(isPhone(typed)).toBe(true)
      expect(phoneDigits(typed)).toBe(digits)
    }),
  )
})

test('of plain digits exactly the numbers of the plan are accepted', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyDigit, maxLength: 13 }), (digits) => {
      expect(isPhone(digits)).toBe(/^1?[2-9]\d\d[2-9]\d{6}$/.test(digits))
    }),
  )
})

test('ten digits are shown the American way and read back as themselves', () => {
  fc.assert(
    fc.property(number, (digits) => {
      expect(phoneDigits(formatPhone(digits))).toBe(digits)
    }),
  )
  expect(formatPhone('6125550134')).toBe('(612) 555-0134')
  expect(formatPhone('12')).toBe('12')
  expect(formatPhone('')).toBe('')
})
