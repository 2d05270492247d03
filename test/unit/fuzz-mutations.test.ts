import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choiceFrom, seedOf } from '#scripts/checks/fuzz/choice.ts'
import { mutateJson, mutateText } from '#scripts/checks/fuzz/mutate-body.ts'
import { mutateHeaders } from '#scripts/checks/fuzz/mutate-headers.ts'
import { mutatePath } from '#scripts/checks/fuzz/mutate-path.ts'

const seeds = fc.nat(0xffffffff)
const deep = '['.repeat(500) + ']'.repeat(500)
const bodies = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }))

describe('what the fuzzer sends', () => {
  test('is the same for the same seed, and does not change the valid body', () => {
    fc.assert(
      fc.property(seeds, bodies, (seed, body) => {
        const before = JSON.stringify(body)
        const once = JSON.stringify(mutateJson(choiceFrom(seed), body))
        expect(JSON.stringify(mutateJson(choiceFrom(seed), body))).toBe(once)
        expect(JSON.stringify(body)).toBe(before)
      }),
      { numRuns: 300 },
    )
  })

  test('can be as deeply nested as a body may be', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(() => JSON.stringify(mutateJson(choiceFrom(seed), { inner: JSON.parse(deep) }))).not.toThrow()
      }),
    )
  })

  test('is a path that fits into a request line', () => {
    fc.assert(
      fc.property(seeds, fc.webPath(), (seed, path) => {
        expect(mutatePath(choiceFrom(seed), `/api${path}?limit=5`)).toMatch(/^\/[!-~]*$/)
      }),
      { numRuns: 1_000 },
    )
  })

  test('has well-terminated headers', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const [name, value] of mutateHeaders(choiceFrom(seed), [['Origin', 'http://localhost']]))
          expect(`${name}: ${value}`).toMatch(/^[\w-]+: [\t\u0020-\u00ff]*$/)
      }),
    )
  })

  test('is bytes of a size that a test can send', () => {
    fc.assert(
      fc.property(seeds, bodies, (seed, body) => {
        expect(mutateText(choiceFrom(seed), JSON.stringify(body)).length).toBeLessThan(1_000_000)
      }),
      { numRuns: 200 },
    )
  })

  test('differs from one request to the next', () => {
    const first = Array.from({ length: 1_000 }, (_, number) => choiceFrom(seedOf(7, number)).int(1_000_000))
    expect(new Set(first).size).toBeGreaterThan(990)
  })
})
