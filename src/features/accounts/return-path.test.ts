import { expect, test } from 'vitest'
import { returnPathFrom } from './return-path.ts'

const origin = 'https://northleaf.example'

test.each(['/dashboard/7', '/messages?with=3#last', '/'])('a path on this site is accepted: %s', (path) => {
  expect(returnPathFrom(path, origin)).toBe(path)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/%5Cevil.example',
  '/%2Fevil.example',
  '/\t/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'dashboard',
  '/%',
  '',
  null,
])('anything that may lead to another site is rejected: %s', (path) => {
  expect(returnPathFrom(path, origin)).toBeUndefined()
})
