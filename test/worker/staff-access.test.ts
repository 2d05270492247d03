import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { AdminSession } from '#shared/staff/api.ts'
import type { Problem } from '#shared/wire/problem.ts'
import { app } from '#worker/app.ts'
import { Staff } from './support/staff.ts'
import { join, Visitor } from './support/client.ts'

/** Every route of the admin area, taken from the app itself, so that a new one cannot be forgotten. */
const adminRoutes = app.routes
  .filter(({ path, method }) => path.startsWith('/api/admin/') && method !== 'ALL')
  .filter(({ path, method }) => !(path === '/api/admin/session' && method === 'POST'))
  .map(
    ({ path, method }) => [method, path.replace(/:id\b/, '1').replace(/:\w+(\{.*?\})?/, 'members')] as const,
  )

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

test('no admin call answers a visitor, a member, a vendor, an admin badge, or a token that is over', async () => {
  const [member, vendor, badge] = [await join(), await join({ accountType: 'vendor' }), await join()]
  const staff = await Staff.signIn()
  await staff.send('PUT', `/api/admin/users/${badge.user.id}`, { isAdmin: true })
  const [over, late] = [await signedOut(), await expired()]
  const visitor = new Visitor()
  const attempts: [string, Visitor, Record<string, string>][] = [
    ['a visitor', visitor, {}],
    ['a member', member, { 'x-user-id': String(member.user.id) }],
    ['a vendor', vendor, {}],
    ['a member with the badge', badge, {}],
    ['a signed-out token', visitor, bearer(over)],
    ['an expired token', visitor, bearer(late)],
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
  expect((await new Visitor().get('/api/admin/nothing-here')).status).toBe(401)
}, 30_000)

test('the password opens a session of twelve hours, and is itself taken as the token', async () => {
  const before = Date.now()
  const answer = await new Visitor().post('/api/admin/session', { password: env.ADMIN_PASSWORD })
  const { token, expiresAt } = await answer.json<AdminSession>()
  expect(token).toMatch(/^adm_[\w-]{43}$/)
  expect(Math.round((Date.parse(expiresAt) - before) / 3_600_000)).toBe(12)
  expect((await new Visitor().get('/api/admin/stats', bearer(token))).status).toBe(200)
  expect((await new Visitor().get('/api/admin/stats', bearer(env.ADMIN_PASSWORD))).status).toBe(200)
  const kept = await env.DB.prepare('SELECT hash FROM admin_sessions').all<{ hash: string }>()
  expect(JSON.stringify(kept.results)).not.toContain(token)
})

test('after sign-out the token is dead at once, though KV may still know it (row 35)', async () => {
  const staff = await Staff.signIn()
  await env.DB.prepare('DELETE FROM admin_sessions').run()
  expect((await staff.get('/api/admin/stats')).status).toBe(401)
})

test('wrong passwords of any length get one answer, and ten of them lock the address out (rows 31, 35)', async () => {
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

test('fifty guesses at once are counted exactly; right passwords and dead tokens count as none', async () => {
  const visitor = new Visitor()
  for (let at = 0; at < 15; at += 1) {
    expect((await visitor.get('/api/admin/stats', bearer(`adm_${at}`))).status).toBe(401)
    expect((await visitor.get('/api/admin/stats', bearer(env.ADMIN_PASSWORD))).status).toBe(200)
  }
  const statuses = await Promise.all(
    Array.from(
      { length: 50 },
      async (_, at) => (await visitor.get('/api/admin/stats', bearer(`guess${at}`))).status,
    ),
  )
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(40)
})
