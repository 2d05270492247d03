import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { emailKey } from '#shared/accounts/emails.ts'
import { emailAddress } from './text.ts'

const rule = emailAddress('no')
const read = (typed: string) => {
  const parsed = v.safeParse(rule, typed)
  return parsed.success ? parsed.output : undefined
}

test.each([
  "pat.o'neil@example.com",
  'a&b@example.com',
  'jo#1@example.com',
  'jo+leaf@example.com',
  '_jo-@example.com',
  'x@xn--mller-kva.example',
  'x@example.xn--p1ai',
  'x@a--b.example',
  'x@1.2.example',
])('%s is an address, and stays as typed', (address) => expect(read(address)).toBe(address))

test.each([
  ['x@müller.example', 'x@xn--mller-kva.example'],
  ['Jo@MÜLLER.example', 'Jo@xn--mller-kva.example'],
  ['x@mu\u0308ller.example', 'x@xn--mller-kva.example'],
  ['x@пример.рф', 'x@xn--e1afmkfd.xn--p1ai'],
  ['x@exam\u00ADple.com', 'x@example.com'],
  [' ｊｏ＠example.com ', 'jo@example.com'],
])('%s becomes %s, with one key for both', (typed, address) => {
  expect(read(typed)).toBe(address)
  expect(emailKey(typed)).toBe(emailKey(address))
})

test.each([
  '',
  'jo',
  '@example.com',
  'jo@',
  'jo@birch',
  'jo@127.0.0.1',
  'jo@１２７。0。0。1',
  'jo@[127.0.0.1]',
  'jo@[IPv6:::1]',
  '"jo b"@example.com',
  'jo(home)@example.com',
  'jo@example.com(home)',
  'jo b@example.com',
  'jo@ex ample.com',
  'jo@a@example.com',
  '.jo@example.com',
  'jo.@example.com',
  'j..o@example.com',
  'jo@example..com',
  'jo@-example.com',
  'jo@example.com.',
  'jo@example.c',
  'jo@müller.example/x',
  'jo@müller.example:80',
  // Look-alikes: a Cyrillic o, and a dotless i.
  'jо@example.com',
  'jım@example.com',
  `jo@${'ü'.repeat(400)}.example`,
  `${'j'.repeat(250)}@example.com`,
])('%j is no address', (typed) => expect(read(typed)).toBeUndefined())

test('what the former rule accepted is accepted as it is, and its key is the stored one', () => {
  const former = v.pipe(v.string(), v.maxLength(254), v.email())
  const letters = (most: number, ...all: string[]) =>
    fc.string({ unit: fc.constantFrom(...all), minLength: 1, maxLength: most })
  const address = fc.oneof(
    fc.emailAddress(),
    fc
      .tuple(
        letters(12, ...'abzABZ019_+-.'),
        letters(14, ...'abzXNxn019-.'),
        fc.constantFrom('com', 'Example', 'MN', 'xn'),
      )
      .map(([name, domain, top]) => `${name}@${domain}.${top}`),
  )
  fc.assert(
    fc.property(address, (typed) => {
      fc.pre(v.is(former, typed))
      expect(read(typed)).toBe(typed)
      expect(emailKey(typed)).toBe(typed.toLowerCase())
    }),
  )
})

test('whatever is accepted is ASCII and reads as itself, with one key', () => {
  const typed = fc
    .tuple(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), fc.string({ unit: 'grapheme' }))
    .map(([name, domain]) => `${name}@${domain}.example`)
  fc.assert(
    fc.property(fc.oneof(typed, fc.string({ unit: 'grapheme' }), fc.emailAddress()), (text) => {
      const address = read(text)
      if (address === undefined) return
      expect(address).toMatch(/^[!-~]+$/)
      expect(read(address)).toBe(address)
      expect(emailKey(address)).toBe(emailKey(text))
    }),
  )
})
