import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import type { Problem } from '#shared/wire/problem.ts'
import { join, registrationOf, Visitor } from './support/client.ts'
import { countAttempt } from '#worker/auth/rate-limit.ts'
import { takeUsage } from './support/recorded-database.ts'

const visitor = new Visitor()
const json = { 'Content-Type': 'application/json' }

test('every answer has the security headers and a request id', async () => {
  for (const path of ['/api/stats', '/api/nope', '/nowhere', '/']) {
    const { headers } = await visitor.get(path)
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('Content-Security-Policy')).not.toContain("script-src 'self' '")
    expect(headers.get('Strict-Transport-Security')).toContain('max-age=31536000')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('Permissions-Policy')).toContain('web-share=(self)')
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
  }
})

test('an unknown path gets a JSON 404, a wrong method a 405 that names the right one', async () => {
  const unknown = await visitor.get('/api/nope', { Accept: 'text/html', 'Sec-Fetch-Mode': 'navigate' })
  expect(unknown.status).toBe(404)
  expect(await unknown.json<Problem>()).toMatchObject({ code: 'NOT_FOUND' })
  const wrong = await visitor.send('DELETE', '/api/stats')
  expect(wrong.status).toBe(405)
  expect(wrong.headers.get('Allow')).toBe('GET, HEAD')
})

test('calls from pages of other sites are refused', async () => {
  const member = await join()
  for (const headers of [
    { Origin: 'https://evil.example' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ]) {
    expect((await member.post('/api/user/logout', undefined, headers)).status).toBe(403)
  }
  expect((await member.get('/api/session')).status).toBe(200)
})

test('only JSON is accepted, and malformed JSON is refused without an echo', async () => {
  const form = await visitor.fetch('/api/user/login', {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: '{}',
  })
  expect(form.status).toBe(415)
  const broken = await visitor.fetch('/api/user/login', {
    method: 'POST',
    headers: json,
    body: '{"password":"canary-secret',
  })
  expect(broken.status).toBe(400)
  expect(await broken.text()).not.toContain('canary-secret')
})

test('a body over its limit is refused, also when it is sent in chunks', async () => {
  const big = JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(97 * 1024) })
  expect((await visitor.fetch('/api/user/login', { method: 'POST', headers: json, body: big })).status).toBe(
    413,
  )
  const pieces = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new Uint8Array(64 * 1024).fill(32))
    },
  })
  expect(
    (await visitor.fetch('/api/user/login', { method: 'POST', headers: json, body: pieces })).status,
  ).toBe(413)
})

test('a long body that a call ignores is drained, so that the client gets the answer', async () => {
  let sent = 0
  const send = (path: string, headers: Record<string, string>) => {
    sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1
        controller.enqueue(new Uint8Array(64 * 1024).fill(32))
        if (sent === 100) controller.close()
      },
    })
    return new Visitor().fetch(path, { method: 'POST', headers: { ...json, ...headers }, body })
  }
  for (const [path, headers, status] of [
    ['/api/users/1/license-proof', {}, 401],
    ['/api/register', { Origin: 'https://evil.example' }, 403],
    ['/api/user/login', { 'Content-Length': String(100 * 64 * 1024) }, 413],
  ] as const) {
    expect((await send(path, headers)).status).toBe(status)
    expect(sent).toBe(100)
  }
})

test('deep nesting, NUL and lone surrogates are refused', async () => {
  const nested = '['.repeat(45_000) + ']'.repeat(45_000)
  expect((await visitor.fetch('/api/register', { method: 'POST', headers: json, body: nested })).status).toBe(
    400,
  )
  for (const firstName of ['a\0b', '\uD800']) {
    expect((await visitor.post('/api/register', registrationOf({ firstName }))).status).toBe(400)
  }
})

test('millions of small values are refused before they fill the memory, but a large picture is accepted', async () => {
  const crowded = `[${'[],'.repeat(60_000)}0]`
  const refused = await visitor.fetch('/api/register', { method: 'POST', headers: json, body: crowded })
  expect(await refused.json<Problem>()).toMatchObject({
    code: 'BAD_JSON',
    message: expect.stringContaining('many'),
  })
  const personalPhotoUrl = `data:image/png;base64,${'A'.repeat(200_000)}`
  expect((await visitor.post('/api/register', registrationOf({ personalPhotoUrl }))).status).toBe(201)
})

test('a body over the common limit needs a session, or counts against a limit, before it is read', async () => {
  const long = { file: 'x'.repeat(100_000), firstName: 1 }
  for (const [method, path] of [
    ['PUT', '/api/users/1/profile'],
    ['POST', '/api/users/1/license-proof'],
  ] as const) {
    expect((await new Visitor().send(method, path, long)).status).toBe(401)
    expect((await new Visitor().send(method, path, {})).status).toBe(401)
  }
  const office = new Visitor()
  for (let at = 0; at < 20; at += 1) await countAttempt(env, 'register', office.address, Date.now())
  expect((await office.post('/api/register', long)).status).toBe(429)
  expect((await office.post('/api/register', {})).status).toBe(400)
})

test('no body can set fields that only the server sets', async () => {
  for (const field of [
    'isAdmin',
    'skunkTokens',
    'isFoundingMember',
    'clientReferrals',
    'foundingNumber',
    'id',
  ]) {
    const refused = await visitor.post('/api/register', registrationOf({ [field]: 1 }))
    expect(refused.status).toBe(400)
    expect(await refused.json<Problem>()).toMatchObject({ issues: { [field]: expect.any(String) } })
  }
  const body = JSON.stringify(registrationOf()).replace('{', '{"__proto__":{"isAdmin":true},')
  expect((await visitor.fetch('/api/register', { method: 'POST', headers: json, body })).status).toBe(400)
})

test('an email with look-alike letters is refused', async () => {
  expect((await visitor.post('/api/register', registrationOf({ email: 'jо@example.com' }))).status).toBe(400)
})

test('the twenty-first registration from one address is limited before any hash', async () => {
  const office = new Visitor()
  for (let at = 0; at < 20; at += 1) await countAttempt(env, 'register', office.address, Date.now())
  takeUsage()
  const refused = await office.post('/api/register', registrationOf())
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(takeUsage().roundTrips).toBe(0)
})

test('repeated sign-ins with the right password are limited before any hash', async () => {
  const member = await join()
  for (let at = 0; at < 30; at += 1)
    await countAttempt(env, 'passwordChecks', String(member.user.id), Date.now())
  const { email } = member.user
  const requested = await member.post('/api/user/change-email', { email, currentPassword: member.password })
  expect(requested.status).toBe(429)
})

test('a binding that throws before or after its work is a 503 that leaves no partial state and grants no access', async () => {
  const failing = (name: 'batch' | 'prepare', when: 'before' | 'after') =>
    new Proxy(env.DB, {
      get(target, key) {
        const member: unknown = Reflect.get(target, key)
        if (key !== name) return typeof member === 'function' ? member.bind(target) : member
        return async (...given: never[]) => {
          if (when === 'after') await (member as (...all: never[]) => unknown).call(target, ...given)
          throw new Error('canary: D1 is down')
        }
      },
    })
  for (const when of ['before', 'after'] as const) {
    const body = registrationOf()
    const broken = new Visitor(undefined, { DB: failing('batch', when) })
    const refused = await broken.post('/api/register', body, { 'Idempotency-Key': `failing-${when}-batch` })
    expect(refused.status).toBe(503)
    expect(refused.headers.get('Retry-After')).not.toBeNull()
    expect(await refused.text()).not.toContain('canary')
    // The same submission again finds the committed rows, or creates them.
    const again = await new Visitor().post('/api/register', body, {
      'Idempotency-Key': `failing-${when}-batch`,
    })
    expect(again.status).toBe(201)
  }
  const member = await join()
  const kv = { get: () => Promise.reject(new Error('canary: KV is down')) } as unknown as KVNamespace
  const cut = new Visitor(undefined, { SESSIONS: kv })
  for (const [name, value] of member.cookies) cut.cookies.set(name, value)
  expect((await cut.get('/api/session')).status).toBe(503)
})

test('neither answers nor logs contain sent values or secrets', async () => {
  const lines: string[] = []
  const spies = (['log', 'info', 'warn', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((...said: unknown[]) => void lines.push(said.join(' '))),
  )
  const [canary, canaryNumber] = ['canary-9f2c', 7_411_928_365]
  const answers = await Promise.all([
    visitor.post('/api/register', registrationOf({ firstName: canary, phoneNumber: canary })),
    visitor.post('/api/user/login', { email: `${canary}@example.com`, password: canary }),
    visitor.post('/api/user/login', { email: 'jo@example.com', password: canaryNumber }),
    visitor.post('/api/chat', { message: 'Hello', conversationHistory: [{ role: canary, content: '' }] }),
    new Visitor(undefined, { DB: {} as D1Database }).post(
      '/api/register',
      registrationOf({ lastName: canary }),
    ),
  ])
  for (const spy of spies) spy.mockRestore()
  const said = (await Promise.all(answers.map((answer) => answer.text()))).join('') + lines.join('')
  for (const secret of [
    canary,
    String(canaryNumber),
    env.ADMIN_PASSWORD,
    env.HASH_KEY,
    env.VENDOR_ACCESS_CODES,
  ]) {
    expect(said).not.toContain(secret)
  }
})

test('a GET costs one round trip to the database, a registration two', async () => {
  const referrer = await join()
  for (const path of [
    '/api/session',
    `/api/users/${referrer.user.id}`,
    `/api/users/${referrer.user.id}/tokens`,
    '/api/founding',
  ]) {
    takeUsage()
    await referrer.get(path)
    expect(takeUsage(), path).toMatchObject({ roundTrips: 1 })
  }
  takeUsage()
  const newcomer = new Visitor(undefined, {
    MAIL: { send: () => Promise.reject(new Error('later')) } as unknown as SendEmail,
  })
  await newcomer.post('/api/register', registrationOf({ referralCode: referrer.user.referralCode }))
  // After the answer: the referrer's notification and its mail take three, and each of two runs of the outbox takes a claim
  // and what letters say of their members.
  expect(takeUsage().roundTrips).toBe(2 + 3 + 2 * 2)
})

test('every answer of the API says when it was made, also a failure', async () => {
  const visitor = new Visitor()
  for (const path of ['/api/stats', '/api/session']) {
    const date = (await visitor.get(path)).headers.get('Date')
    expect(Math.abs(Date.parse(date ?? '') - Date.now()), path).toBeLessThan(60_000)
  }
})
