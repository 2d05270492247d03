import * as v from 'valibot'
import { expect, test } from 'vitest'
import { endpoint } from '#shared/wire/endpoint.ts'
import { checkAnswer } from '#worker/auth/check-answer.ts'

const entry = endpoint({
  method: 'GET',
  path: '/api/example',
  access: 'member',
  answer: v.strictObject({ name: v.string() }),
  status: 200,
  errors: ['GONE'],
})

const problem = (code: string, status: number) =>
  Response.json({ message: 'No', code, requestId: '1' }, { status })

test('answers that match their entry pass', async () => {
  await checkAnswer(entry, Response.json({ name: 'Pat' }))
  await checkAnswer(entry, problem('GONE', 404))
  await checkAnswer(entry, problem('SIGNED_OUT', 401))
})

test.each([
  ['a value of the wrong type', Response.json({ name: 7 })],
  ['an extra key', Response.json({ name: 'Pat', passwordHash: 'scrypt' })],
  ['a missing key', Response.json({})],
  ['an undeclared status', Response.json({ name: 'Pat' }, { status: 201 })],
  ['an undeclared code', problem('SURPRISE', 409)],
])('%s fails', async (_, response) => {
  await expect(checkAnswer(entry, response)).rejects.toThrow('GET /api/example')
})
