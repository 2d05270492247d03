import { endpoint } from '#shared/wire/endpoint.ts'

/** An image by its random id; it never changes. */
export const image = endpoint({
  method: 'GET',
  path: '/api/images/:id',
  access: 'anyone',
  answer: 'bytes',
  status: 200,
  errors: ['NOT_FOUND'],
})
