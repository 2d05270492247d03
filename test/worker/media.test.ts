import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { SessionAnswer } from '#shared/profiles/member-views.ts'
import { registrationOf, Visitor } from './support/client.ts'

/** One transparent pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

test('the photo of a registration is served from its own path, inert', async () => {
  const visitor = new Visitor()
  const joined = await visitor.post(
    '/api/register',
    registrationOf({ personalPhotoUrl: `data:image/png;base64,${pixel}` }),
  )
  const { user, warnings } = await joined.json<SessionAnswer>()
  expect(warnings).toBeUndefined()
  expect(user.personalPhotoUrl).toMatch(/^\/api\/images\/[0-9a-f]{32}$/)
  const image = await visitor.get(user.personalPhotoUrl ?? '')
  expect(image.status).toBe(200)
  expect(image.headers.get('Content-Type')).toBe('image/png')
  expect(image.headers.get('Cache-Control')).toContain('immutable')
  expect(image.headers.get('Content-Security-Policy')).toContain('sandbox')
  expect((await visitor.get('/api/images/00000000000000000000000000000000')).status).toBe(404)
})

test('a photo that is not an image causes a warning, and the registration succeeds', async () => {
  const before = (await env.IMAGES.list()).keys.length
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>').toString(
    'base64',
  )
  for (const type of ['svg+xml', 'png']) {
    const joined = await new Visitor().post(
      '/api/register',
      registrationOf({ personalPhotoUrl: `data:image/${type};base64,${svg}` }),
    )
    expect(joined.status).toBe(201)
    expect(await joined.json<SessionAnswer>()).toMatchObject({
      user: { personalPhotoUrl: null },
      warnings: ['Invalid file type: Please upload an image file'],
    })
  }
  expect((await env.IMAGES.list()).keys.length).toBe(before)
})

test('a registration keeps its photo when the database loses the answer', async () => {
  const body = registrationOf({ personalPhotoUrl: `data:image/png;base64,${pixel}` })
  const once = { 'Idempotency-Key': 'lost-answer-1' }
  const losing = new Proxy(env.DB, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (name !== 'batch') return typeof member === 'function' ? member.bind(target) : member
      return async (statements: D1PreparedStatement[]) => {
        await target.batch(statements)
        throw new Error('the answer is lost')
      }
    },
  })
  expect((await new Visitor(undefined, { DB: losing }).post('/api/register', body, once)).status).toBe(503)
  const visitor = new Visitor()
  const { user } = await (await visitor.post('/api/register', body, once)).json<SessionAnswer>()
  expect((await visitor.get(user.personalPhotoUrl ?? '')).status).toBe(200)
})
