import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proofName } from './proof.ts'

test.each([
  ['License 2026.pdf', 'License 2026.pdf'],
  ['\u202AC:\\Users\\pat\\License.pdf', 'C:\\Users\\pat\\License.pdf'],
  ['  scan\u200B\n.pdf ', 'scan.pdf'],
  [`${'a'.repeat(119)}😀.pdf`, 'a'.repeat(119)],
  [`${'a'.repeat(118)}😀.pdf`, `${'a'.repeat(118)}😀`],
  ['half \uD83D.pdf', 'half \uFFFD.pdf'],
])('%j is kept as %j', (name, kept) => expect(proofName(name)).toBe(kept))

test('every name comes out well-formed, on one line and within bounds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const kept = proofName(name)
      expect(kept.isWellFormed()).toBe(true)
      expect(kept.length).toBeLessThanOrEqual(120)
      expect(kept).not.toMatch(/[\p{Cc}\u2028-\u202E\u2066-\u2069]/u)
    }),
  )
})
