import fc from 'fast-check'
import { expect, test } from 'vitest'
import { zipCodeFrom } from './zip.ts'

test.each([
  ['55401', '55401'],
  ['00501', '00501'],
  [' 55401 ', '55401'],
  ['５５４０１', '55401'],
  ['55401\u200B', '55401'],
  ['55401-1234', '55401-1234'],
  ['55401 - 1234', '55401-1234'],
  ['  55401 – 1234\t', '55401-1234'],
  ['55401 1234', '55401-1234'],
  ['554011234', '55401-1234'],
  ['５５４０１－１２３４', '55401-1234'],
])('%j is the ZIP %s', (typed, zip) => expect(zipCodeFrom(typed)).toBe(zip))

test.each([
  '',
  ' ',
  'ABCDE',
  '5540',
  '-----',
  '554012',
  '55401-',
  '55401-12',
  '55401-12345',
  '5540l',
  '55 401',
  'MN 55401',
  '٥٥٤٠١',
])('%j is no ZIP', (typed) => expect(zipCodeFrom(typed)).toBeUndefined())

test('a ZIP reads as itself, and nothing else than a ZIP comes out', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^ ?\d{4,6} ?[-–]? ?\d{0,5}$/)), (typed) => {
      const zip = zipCodeFrom(typed)
      if (zip === undefined) return
      expect(zip).toMatch(/^\d{5}(-\d{4})?$/)
      expect(zipCodeFrom(zip)).toBe(zip)
    }),
  )
})
