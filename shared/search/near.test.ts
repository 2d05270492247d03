import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNear, nearSearch, nearSpellings, respelled, spellingsIn } from './near.ts'

test.each([
  ['olmsted', 'olmstead'],
  ['jonson', 'johnson'],
  ['petterson', 'peterson'],
  ['lindgern', 'lindgren'],
  ['minesota', 'minnesota'],
  ['kultivator', 'cultivator'],
])('%s is near %s', (typed, meant) => {
  expect(nearSpellings(typed)).toContain(meant)
  expect(isNear(typed, meant)).toBe(true)
})

test('a short word, a number and a code have no near spellings', () => {
  for (const word of ['elk', '55802', 'mn1234', 'x'.repeat(17), 'u1f33f', 'иван'])
    expect(nearSpellings(word), word).toEqual([])
  expect(isNear('birch', 'birch')).toBe(false)
  expect(isNear('birch', 'bircch')).toBe(true)
  expect(isNear('birch', 'larch')).toBe(false)
})

test('the list and the comparison agree', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 4, maxLength: 7 })
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(isNear(one, other)).toBe(nearSpellings(one).includes(other))
    }),
  )
})

test('only the misspelled words are replaced, as the text spells them', () => {
  const text = "Siobhan O'Brien, Olmstead Growers, Duluth"
  expect(respelled('olmsted', text)).toBe('Olmstead')
  expect(respelled('Olmsted Grow', text)).toBe('Olmstead Grow')
  expect(respelled('obrian dulut', text)).toBe("O'Brien dulut")
  expect(respelled('duluht', text)).toBe('Duluth')
  expect(respelled('olmstead', text)).toBeNull()
  expect(respelled('zzzz', text)).toBeNull()
  expect(spellingsIn('olmsted', [text, 'olmstead', 'Olmstet', 'Olmster', 'Olmstex'])).toEqual([
    'Olmstead',
    'Olmstet',
    'Olmster',
  ])
})

test('a long search tries few of its words', () => {
  const near = nearSearch('birch paper and pine spruce').map((word) => word.near.length > 0)
  expect(near).toEqual([true, true, false, true, false])
})
