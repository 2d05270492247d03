import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

test('a text that fits is unchanged', () => {
  expect(excerpt('Indoor flower.', 80)).toBe('Indoor flower.')
})

test('a longer text ends after a whole word', () => {
  expect(excerpt('Amberfell Growers raises indoor flower', 24)).toBe('Amberfell Growers…')
  expect(excerpt('Amberfell Growers raises indoor flower', 25)).toBe('Amberfell Growers raises…')
  expect(excerpt('Flower, indoor and out', 9)).toBe('Flower…')
})

test('a long word is cut between characters', () => {
  expect(excerpt('🌿🌿🌿🌿🌿', 3)).toBe('🌿🌿…')
})

test('no excerpt exceeds the limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 90 }), (text, limit) => {
      expect([...excerpt(text, limit)].length).toBeLessThanOrEqual(Math.max(limit, 1))
    }),
  )
})
