import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { endpoint, errorsOf, pathOf } from './endpoint.ts'

const entry = endpoint({
  method: 'PUT',
  path: '/api/business/:businessId/team/:memberId/role',
  access: 'team',
  body: v.strictObject({ role: v.string() }),
  answer: 'nothing',
  status: 204,
  errors: ['LAST_OWNER'],
})

test('a path gets its parameters by name, followed by the query', () => {
  expect(pathOf(entry, { businessId: 7, memberId: 12 })).toBe('/api/business/7/team/12/role')
  expect(pathOf({ path: '/api/businesses' }, {}, { q: 'a b&c', cursor: undefined, limit: 20 })).toBe(
    '/api/businesses?q=a+b%26c&limit=20',
  )
})

test('no parameter can escape its path segment', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (value) => {
      const path = pathOf({ path: '/api/referral-codes/:code/visits' }, { code: value })
      const parts = new URL(path, 'https://northleaf.test').pathname.split('/')
      fc.pre(value !== '.' && value !== '..')
      expect(parts).toHaveLength(5)
      expect(decodeURIComponent(parts[3] ?? '')).toBe(value)
    }),
  )
})

test('the errors of a call follow from its access, its body and its limits', () => {
  expect([...errorsOf(entry)]).toEqual(
    expect.arrayContaining(['SIGNED_OUT', 'FORBIDDEN', 'INVALID', 'FOREIGN_ORIGIN', 'LAST_OWNER']),
  )
  expect(errorsOf(entry).has('TOO_MANY_ATTEMPTS')).toBe(false)
  expect(errorsOf({ ...entry, addressLimit: 'register' }).has('TOO_MANY_ATTEMPTS')).toBe(true)
})
