import type { Choice } from './choice.ts'

const deep = (levels: number): unknown => {
  let value: unknown = 'bottom'
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { inner: value }
  return value
}

/** What a text may be made of and should never be made of. */
export const oddTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  'x\uDC00y',
  '\uDBFF\uDBFF',
  '\u200B\u200B',
  '\u2060\u200D',
  '\u202Egnp.exe',
  '\u2066x\u2069',
  '\uFEFFx',
  'e\u0301\u0301\u0301\u0301',
  '\u1160',
  'ＡＢＣ＠ｅｘａｍｐｌｅ．ｃｏｍ',
  '\r\nBcc: x@example.com',
  '\u2028',
  '\u0085',
  "'; DROP TABLE users; --",
  '" OR ""="',
  '%00%0a%',
  '%E0%A4%A',
  '=cmd()',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '../../etc/passwd',
  'javascript:alert(1)',
  '//evil.example',
  '__proto__',
  'constructor',
  'null',
  'true',
  '-1',
  '1e309',
  '2026-02-31',
  'data:image/png;base64,',
  'data:image/png;base64,iVBORw0KGgo=',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:;base64,%%%',
  '😀'.repeat(50),
  'x'.repeat(300),
  'x'.repeat(5_001),
  'ﷺ'.repeat(400),
]

const oddNumbers: readonly number[] = [
  0, -0, -1, 1, 2, 3, 1.5, 0.1, 50, 255, 65_536, 2_147_483_647, 2_147_483_648, 4_294_967_296,
  999_999_999_999_999, 9_007_199_254_740_991, 9_007_199_254_740_992, -9_007_199_254_740_992, 1e21, 1e300,
  5e-324,
]

/** Names that objects have of themselves, and fields that only the server sets. */
export const oddKeys: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
  'then',
  'toJSON',
  'length',
  'isAdmin',
  'skunkTokens',
  'referralCode',
  'isFoundingMember',
  'clientReferrals',
  'id',
  '',
  '\0',
  '\uD800',
  '0',
  'x'.repeat(1_000),
]

/** Any value of JSON that a field does not expect. */
export function oddValue(choice: Choice): unknown {
  const makers: (() => unknown)[] = [
    () => choice.pick(oddTexts),
    () => choice.pick(oddTexts),
    () => choice.pick(oddNumbers),
    () => choice.pick([null, true, false]),
    () => choice.pick<unknown>([[], {}, [null], [[]], { a: 1 }, [1, 'a', null], { length: 3 }]),
    () => deep(choice.pick([3, 40, 500])),
    () => Array.from({ length: choice.pick([2, 30, 600]) }, (_, index) => 1_000 + index),
    () => 'y'.repeat(choice.pick([81, 255, 2_001, 20_000])),
  ]
  return choice.pick(makers)()
}
