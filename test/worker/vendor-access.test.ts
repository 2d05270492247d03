import { expect, test } from 'vitest'
import type { Problem } from '#shared/wire/problem.ts'
import { Visitor } from './support/client.ts'

test.each(['PINE-1001', 'birch-2002', ' Cedar-3003 ', 'sPrUcE-4004'])('the code %s opens', async (code) => {
  expect((await new Visitor().post('/api/vendor-access', { code })).status).toBe(204)
})

test.each(['PINE-1002', 'PINE-1001,BIRCH-2002', 'PINE', "' OR 1=1"])('the code %s does not', async (code) => {
  const refused = await new Visitor().post('/api/vendor-access', { code })
  expect(refused.status).toBe(403)
  const body = await refused.json<Problem>()
  expect(body).toMatchObject({
    code: 'INVALID_ACCESS_CODE',
    message: 'Please check your code and try again.',
  })
  expect(JSON.stringify(body)).not.toMatch(/1001|2002|3003|4004/)
})

test('a blank code is asked for and counts against nobody', async () => {
  const visitor = new Visitor()
  for (let tried = 0; tried < 12; tried += 1)
    expect((await visitor.post('/api/vendor-access', { code: '  ' })).status).toBe(400)
  expect((await visitor.post('/api/vendor-access', { code: 'pine-1001' })).status).toBe(204)
})

test('the eleventh guess of a quarter hour waits, the right one too', async () => {
  const visitor = new Visitor()
  for (let tried = 0; tried < 10; tried += 1)
    expect((await visitor.post('/api/vendor-access', { code: `GUESS-${tried}` })).status).toBe(403)
  const refused = await visitor.post('/api/vendor-access', { code: 'PINE-1001' })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})
