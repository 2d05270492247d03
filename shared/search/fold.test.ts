import fc from 'fast-check'
import { expect, test } from 'vitest'
import { extraWords, foldedText, joinedWord, sortKey, words } from './fold.ts'

const folded = (text: string) => words(text).map((word) => joinedWord(word.folded))

test.each([
  ["O'Brien", 'obrien'],
  ['O’Brien', 'obrien'],
  ['OʼBrien', 'obrien'],
  ['O´Brien', 'obrien'],
  ['Bjørn', 'bjorn'],
  ['Björn', 'bjorn'],
  ['Bjo\u0308rn', 'bjorn'],
  ['Łukasz', 'lukasz'],
  ['Strauß', 'strauss'],
  ['STRAUẞ', 'strauss'],
  ['Ødegård', 'odegard'],
  ['Işık', 'isik'],
  ['IŞIK', 'isik'],
  ['İnci', 'inci'],
  ['Æsa', 'aesa'],
  ['ﬁne', 'fine'],
  ['Ｂｉｒｃｈ', 'birch'],
  ['𝒯ove', 'tove'],
  ['Zo\u200Bë', 'zoe'],
  ['Ma\u00ADry', 'mary'],
  ['ΟΔΟΣ', foldedText('οδος')],
])('%s is found as %s', (text, expected) => {
  expect(folded(text)).toEqual([expected])
})

test('an emoji is a word, whatever its skin tone or variant, and stands apart from its neighbors', () => {
  expect(folded('🌿')).toEqual(['u1f33f'])
  expect(folded('\u2764\uFE0F')).toEqual(folded('\u2764'))
  expect(folded('👍🏽')).toEqual(folded('👍'))
  expect(folded('Leaf🌿🍁')).toEqual(['leaf', 'u1f33f', 'u1f341'])
  expect(folded('👩🏽\u200D🌾')).toEqual(['u1f469u1f33e'])
  expect(folded('🇺🇸 farm')).toEqual(['u1f1fau1f1f8', 'farm'])
  expect(folded('Green™ Leaf®')).toEqual(['green', 'leaf'])
  expect(folded('1\uFE0F\u20E3 "*%')).toEqual(['1'])
})

test('places are those of the text that was given', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const word of words(text)) expect(text.slice(word.at).startsWith(word.text)).toBe(true)
    }),
  )
})

test('folding what is folded changes nothing, and a beginning folds to a beginning', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = foldedText(text)
      expect(foldedText(once)).toBe(once)
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'ß', 'Ø', 'é', 'Σ', 'ﬁ', "'", 'İ') }), (text) => {
      for (let end = 0; end <= text.length; end += 1)
        expect(foldedText(text).startsWith(foldedText(text.slice(0, end)))).toBe(true)
    }),
  )
})

test('plain text needs no further words; the rest is added folded and in order', () => {
  expect(extraWords('Green House, 12 Main St.', null, undefined)).toBe('')
  expect(extraWords("Jan-Łukasz O'Brien", 'Plain')).toBe('jan lukasz obrien')
  expect(extraWords('🌿 Bjørn', 'Bjørn')).toBe('u1f33f bjorn')
  expect(extraWords("rock 'n' roll")).toBe('n')
  expect(extraWords('“Quoted” — dash')).toBe('quoted')
})

test('names are ordered without accents, case and signs', () => {
  const names = ['Öberg', 'zeta', "O'Brien", 'Łuk', 'Obrecht', 'Aas', 'Åberg', 'luna', '🌿 Birch']
  expect(names.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))).toEqual([
    'Aas',
    'Åberg',
    '🌿 Birch',
    'Łuk',
    'luna',
    'Öberg',
    'Obrecht',
    "O'Brien",
    'zeta',
  ])
  expect(sortKey('🌿')).toBe('u1f33f')
  expect(sortKey('Berg', 'Anna') < sortKey('Bergman', 'Ada')).toBe(true)
  expect(sortKey('x'.repeat(500))).toHaveLength(80)
})
