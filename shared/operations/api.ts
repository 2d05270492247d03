import * as v from 'valibot'
import { endpoint } from '#shared/wire/endpoint.ts'
import { count } from '#shared/wire/fields.ts'

/**
 * Proves that sign-ins and registrations work. `settled` is the number of pending claims and releases that it
 * completed.
 */
export const health = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'anyone',
  answer: v.strictObject({ status: v.literal('ok'), settled: count }),
  status: 200,
})
