import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { initialOf, initialsOf } from './initials.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test.each([
  ['Tangvald', 'T'],
  ['E\u0301mile', 'E\u0301'],
  ['Åse', 'Å'],
  ['𝒯ove', '𝒯'],
  ['𐐷ab', '𐐷'],
  ['👩🏽\u200D🌾 Farm', '👩🏽\u200D🌾'],
  ['🇳🇴 Norge', '🇳🇴'],
  ['नि', 'नि'],
  ['', ''],
])('%j starts with %j', (name, initial) => expect(initialOf(name)).toBe(initial))

test.each([
  ['Oak & Tine', 'OT'],
  ['Marisol', 'M'],
  ['Anne Marie Tangvald', 'AT'],
  ['e\u0301mile o\u0308', 'E\u0301O\u0308'],
  ['𐐷ab 𐐷cd', '𐐏𐐏'],
  ['  ', ''],
])('%j has the initials %j', (name, initials) => expect(initialsOf(name)).toBe(initials))

test('without Intl.Segmenter, letters still keep their marks and are never halved', async () => {
  const { Segmenter: _, ...rest } = Object.fromEntries(
    Object.getOwnPropertyNames(Intl).map((name) => [name, Reflect.get(Intl, name)]),
  )
  vi.stubGlobal('Intl', rest)
  vi.resetModules()
  const old = await import('./initials.ts')
  expect(old.initialOf('E\u0301mile')).toBe('E\u0301')
  expect(old.initialOf('𝒯ove')).toBe('𝒯')
  expect(old.initialOf('👩🏽\u200D🌾 Farm')).toBe('👩')
  expect(old.initialOf('')).toBe('')
})

test('an initial is the start of the name, well-formed, and empty only for an empty name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const initial = initialOf(name)
      expect(name.startsWith(initial)).toBe(true)
      expect(initial === '').toBe(name === '')
      expect(initial.isWellFormed()).toBe(true)
    }),
  )
})
