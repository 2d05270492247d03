import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNearRepeat, missingIn } from './substance.ts'

test.each([
  'When I press Save on the profile page the screen stays blank for minutes',
  'The logo upload does not work: I choose a PNG and nothing happens',
  'In the directory I typed Duluth into the search and it should list my store, but it lists none',
])('%s: can be filed', (text) => {
  expect(missingIn(text)).toEqual([])
})

test.each([
  ['aaa', ['what', 'where', 'expected']],
  ['thanks', ['what', 'where', 'expected']],
  ['dashboard', ['what', 'expected']],
  ['bug bug bug bug bug bug bug bug broken page', ['what', 'expected']],
  ['aaa bbb ccc ddd eee fff ggg hhh iii broken page when', ['what', 'expected']],
  ['When I press the green thing twice in a row nothing happens at all', ['where']],
  ['On the profile page I press the green button and see a red one', ['expected']],
] as const)('%s: lacks %j', (text, missing) => {
  expect(missingIn(text)).toEqual(missing)
})

test('a word or two repeated any number of times never make a report', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('broken', 'page', 'press', 'aaa', 'error'), { maxLength: 60 }),
      (words) => {
        expect(missingIn(words.join(' ')).length).toBeGreaterThan(0)
      },
    ),
  )
})

test('another number or word does not make another report', () => {
  const first = 'The page number 1 crashes when I press the Save button again and again'
  expect(
    isNearRepeat('The page number 2 crashes when I press the Save button again and again', [first]),
  ).toBe(true)
  expect(
    isNearRepeat('The page number 2 crashes when I press the Copy button again and again', [first]),
  ).toBe(true)
  expect(isNearRepeat('The directory lists my store twice after I changed its city', [first])).toBe(false)
  expect(isNearRepeat(first, [])).toBe(false)
})
