import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { AdminSession } from '#shared/staff/api.ts'
import type { Problem } from '#shared/wire/problem.ts'
import { endpoints } from '#shared/endpoints.ts'
import { Staff } from './support/staff.ts'
import { join, Visitor } from './support/client.ts'

/** Every call of staff, with its placeholders filled in. */
const adminRoutes = Array.from(endpoints.values())
  .filter(({ access }) => access === 'staff')
  .map(({ path, method }) => [method, path.replace(/:id\b/, '1').replace(/:\w+/, 'members.csv')] as const)

const bearer = (value: string) => ({ Authorization: `Bearer ${value}` })

async function signedOut(): Promise<string> {
  const staff = await Staff.signIn()
  await staff.send('DELETE', '/api/admin/session')
  return staff.token
}

async function expired(): Promise<string> {
  const staff = await Staff.signIn()
  await env.DB.prepare('UPDATE admin_sessions SET expires_at = ?')
    .bind(Date.now() - 1)
    .run()
  return staff.token
}

test('no admin call answers a visitor, a member, a vendor, an Admin badge, or an ended or expired token', async () => {
  const [member, vendor, badge] = [await join(), await join({ accountType: 'vendor' }), await join()]
  const staff = await Staff.signIn()
  await staff.send('PUT', `/api/admin/users/${badge.user.id}`, { isAdmin: true })
  const [endedToken, expiredToken] = [await signedOut(), await expired()]
  const visitor = new Visitor()
  const attempts: [string, Visitor, Record<string, string>][] = [
    ['a visitor', visitor, {}],
    ['a member', member, { 'x-user-id': String(member.user.id) }],
    ['a vendor', vendor, {}],
    ['a member with the badge', badge, {}],
    ['a signed-out token', visitor, bearer(endedToken)],
    ['an expired token', visitor, bearer(expiredToken)],
    ['a made-up token', visitor, bearer(`adm_${'A'.repeat(43)}`)],
    ['no bearer', visitor, { Authorization: `Basic ${btoa(`admin:${env.ADMIN_PASSWORD}`)}` }],
  ]
  expect(adminRoutes.length).toBeGreaterThan(7)
  for (const [method, path] of adminRoutes) {
    for (const [who, browser, headers] of attempts) {
      const refused = await browser.send(method, path, method === 'GET' ? undefined : {}, headers)
      expect(refused.status, `${who}: ${method} ${path}`).toBe(401)
    }
  }
  expect((await visitor.get('/api/session')).status).toBe(401)
}, 30_000)

test('unknown addresses and methods below /api/admin are 401 to others, 404 and 405 to staff', async () => {
  const [visitor, staff] = [new Visitor(), await Staff.signIn()]
  for (const path of ['/api/admin', '/api/admin/nothing-here', '/api/admin/users/1/nothing']) {
    expect((await visitor.get(path)).status, path).toBe(401)
    expect((await staff.get(path)).status, path).toBe(404)
  }
  expect((await visitor.send('DELETE', '/api/admin/stats')).status).toBe(401)
  const wrong = await staff.send('DELETE', '/api/admin/stats')
  expect(wrong.status).toBe(405)
  expect(wrong.headers.get('Allow')).toBe('GET, HEAD')
})

test('the password opens a session of twelve hours, and is itself accepted as the token', async () => {
  const before = Date.now()
  const answer = await new Visitor().post('/api/admin/session', { password: env.ADMIN_PASSWORD })
  const { token, expiresAt } = await answer.json<AdminSession>()
  expect(token).toMatch(/^adm_[\w-]{43}$/)
  expect(Math.round((Date.parse(expiresAt) - before) / 3_600_000)).toBe(12)
  expect((await new Visitor().get('/api/admin/stats', bearer(token))).status).toBe(200)
  expect((await new Visitor().get('/api/admin/stats', bearer(env.ADMIN_PASSWORD))).status).toBe(200)
  const sessions = await env.DB.prepare('SELECT hash FROM admin_sessions').all<{ hash: string }>()
  expect(JSON.stringify(sessions.results)).not.toContain(token)
})

test('a sign-out invalidates the token at once, although KV may still have it', async () => {
  const staff = await Staff.signIn()
  await env.DB.prepare('DELETE FROM admin_sessions').run()
  expect((await staff.get('/api/admin/stats')).status).toBe(401)
})

test('wrong passwords of any length get the same answer, and ten of them lock the address out', async () => {
  const visitor = new Visitor()
  for (const guess of [
    'x',
    'wrong',
    `${env.ADMIN_PASSWORD}x`,
    env.ADMIN_PASSWORD.slice(0, -1),
    'y'.repeat(1000),
  ]) {
    const refused = await visitor.post('/api/admin/session', { password: guess })
    expect(refused.status).toBe(401)
    expect(await refused.json<Problem>()).toMatchObject({ message: 'Invalid admin password' })
    expect((await visitor.get('/api/admin/stats', bearer(guess))).status).toBe(401)
  }
  const locked = await visitor.post('/api/admin/session', { password: env.ADMIN_PASSWORD })
  expect(locked.status).toBe(429)
  expect(Number(locked.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await visitor.get('/api/admin/stats', bearer(env.ADMIN_PASSWORD))).status).toBe(429)
  const elsewhere = await new Visitor().post('/api/admin/session', { password: env.ADMIN_PASSWORD })
  expect(elsewhere.status).toBe(200)
})

test('fifty concurrent guesses are counted exactly; right passwords and ended tokens do not count', async () => {
  const visitor = new Visitor()
  for (let at = 0; at < 15; at += 1) {
    expect((await visitor.get('/api/admin/stats', bearer(`adm_${at}`))).status).toBe(401)
    expect((await visitor.get('/api/admin/stats', bearer(env.ADMIN_PASSWORD))).status).toBe(200)
  }
  const statuses = await Promise.all(
    Array.from(
      { length: 50 },
      async (_, index) => (await visitor.get('/api/admin/stats', bearer(`guess${index}`))).status,
    ),
  )
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(40)
})
