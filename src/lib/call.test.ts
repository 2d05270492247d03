import * as v from 'valibot'
import { expect, test } from 'vitest'
import { endpoint } from '#shared/wire/endpoint.ts'
import { keyOf, pagedQueryOf, queryOf } from './call.ts'

const common = { method: 'GET', access: 'member', answer: v.array(v.string()), status: 200 } as const
const query = v.object({ tab: v.optional(v.string()), cursor: v.optional(v.string()) })
const list = endpoint({ ...common, path: '/api/things', query })
const one = endpoint({ ...common, path: '/api/things/:id' })
const parts = endpoint({ ...common, path: '/api/things/:id/parts/:partId', query })

test('a key has the fixed start of the path, then each later segment with its value', () => {
  expect(keyOf(list)).toEqual(['/api/things'])
  expect(keyOf(one, { params: { id: 7 } })).toEqual(['/api/things', '7'])
  expect(keyOf(parts, { params: { id: 7, partId: 'left' } })).toEqual(['/api/things', '7', 'parts', 'left'])
})

test('the query comes last in a key', () => {
  expect(keyOf(list, { query: { tab: 'sent' } })).toEqual(['/api/things', { tab: 'sent' }])
  expect(keyOf(parts, { params: { id: 7, partId: 1 }, query: {} })).toEqual([
    '/api/things',
    '7',
    'parts',
    '1',
    {},
  ])
})

test('the keys of a list and of one entry share a prefix, so that one call invalidates both', () => {
  const prefix = keyOf(list)
  for (const key of [keyOf(list, { query: { tab: 'sent' } }), keyOf(one, { params: { id: 7 } })])
    expect(key.slice(0, prefix.length)).toEqual(prefix)
})

test('headers, signals and timeouts are not part of a key', () => {
  const requestOptions = { params: { id: 7 }, headers: { 'x-user-id': '7' }, timeoutMs: 5 }
  expect(keyOf(one, requestOptions)).toEqual(keyOf(one, { params: { id: 7 } }))
})

test('a query uses its key, and a list continues from the cursor of its last page', () => {
  expect(queryOf(one, { params: { id: 7 } }).queryKey).toEqual(['/api/things', '7'])
  const { queryKey, getNextPageParam } = pagedQueryOf(list, { query: { tab: 'sent' } })
  expect(queryKey).toEqual(['/api/things', { tab: 'sent' }])
  const page = { answer: ['a'], next: '12' }
  expect(getNextPageParam(page, [page], null, [null])).toBe('12')
})
