import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutZeroWidth } from './visible.ts'

test.each([
  ['Zo\u200Bë', 'Zoë'],
  ['\uFEFFPat', 'Pat'],
  ['Pat\u200D', 'Pat'],
  ['\u200DPat', 'Pat'],
  ['O\u200D\u200C’Neil', 'O’Neil'],
  ['Ma\u00ADry\u2060', 'Mary'],
  ['\u200Eדנה\u200F', 'דנה'],
  ['می\u200Cرا', 'می\u200Cرا'],
  ['क्\u200Dष', 'क्\u200Dष'],
  ['👩\u200D🌾 Farm', '👩\u200D🌾 Farm'],
  ['👩🏽\u200D🌾', '👩🏽\u200D🌾'],
  ['🏳️\u200D🌈', '🏳️\u200D🌈'],
])('%j reads %j', (typed, read) => expect(withoutZeroWidth(typed)).toBe(read))

test('a text without zero width stays so, and nothing visible is lost', () => {
  const unit = fc.oneof(
    fc.constantFrom('\u200B', '\u200C', '\u200D', '\uFEFF', '\u00AD', 'ر', 'a', 'é', ' ', '👩'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  )
  const seen = (text: string) => text.replaceAll(/\p{Cf}/gu, '')
  fc.assert(
    fc.property(fc.string({ unit }), (typed) => {
      const read = withoutZeroWidth(typed)
      expect(withoutZeroWidth(read)).toBe(read)
      expect(seen(read)).toBe(seen(typed).replaceAll('\u180E', ''))
    }),
  )
})
