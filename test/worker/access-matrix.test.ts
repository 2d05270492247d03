import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { app } from '#worker/app.ts'
import { Staff } from './support/staff.ts'
import { join, type Member, Visitor } from './support/client.ts'
import { type Route, routes } from './support/routes.ts'

/** A body that parses, so that a refusal is about who asks. */
const bodies: Partial<Record<Route, unknown>> = {
  'PUT /api/users/:id/profile': {
    firstName: 'Stolen',
    lastName: 'Name',
    email: 'stolen@example.com',
    licenseType: 'cannabis_cultivator',
    zipCode: '55401',
  },
  'POST /api/users/:id/license-proof': {
    fileName: 'a.pdf',
    file: 'data:application/pdf;base64,JVBERi0xLjQKJSVFT0YK',
  },
  'POST /api/business/:businessOwnerId/team': { memberEmail: 'somebody@example.com' },
  'PUT /api/business/:businessOwnerId/team/:memberId/role': { role: 'admin' },
  'POST /api/business/:businessOwnerId/transfer-ownership': { toUserId: 1 },
  'DELETE /api/users/:id': { password: 'correct horse battery', passTeamOn: true },
  'POST /api/user/change-password': {
    currentPassword: 'correct horse battery',
    newPassword: 'another horse battery',
  },
  'POST /api/user/change-email': { email: 'other@example.com', currentPassword: 'correct horse battery' },
  'PUT /api/user/sms-consent': { smsConsent: false },
  'POST /api/connections': { receiverId: 1 },
  'POST /api/messages': { receiverId: 1, content: 'Hello' },
  'POST /api/messages/:id/read': { upTo: 1 },
  'POST /api/notifications/read': {},
  'PUT /api/notifications/settings': { muted: [], emailDigest: true },
  'POST /api/users/:id/report': { reason: 'Spam' },
}

let owner: Member
let stranger: Member
let vendor: Member
let badge: Member

beforeAll(async () => {
  ;[owner, stranger, vendor, badge] = await Promise.all([
    join(),
    join(),
    join({ accountType: 'vendor' }),
    join(),
  ])
  await (await Staff.signIn()).send('PUT', `/api/admin/users/${badge.user.id}`, { isAdmin: true })
})

const listed = (kind: (typeof routes)[Route]) =>
  (Object.keys(routes) as Route[]).filter((route) => routes[route] === kind)

function call(who: Visitor, route: Route, headers: Record<string, string> = {}): Promise<Response> {
  const [method = '', pattern = ''] = route.split(' ')
  const path = pattern
    .replace(/:(?:id|userId|businessOwnerId|memberId)\b/g, String(owner.user.id))
    .replace(':tier', 'priority-placement')
    .replace(':achievement', 'early-adopter')
    .replace(':file', 'members.csv')
    .replace(':code', owner.user.referralCode)
  const asked = path.endsWith('/relations') ? `${path}?ids=${owner.user.id}` : path
  const socket = path.endsWith('/channel') ? { Upgrade: 'websocket', Origin: 'https://northleaf.test' } : {}
  return who.send(method, asked, bodies[route], { ...socket, ...headers })
}

/** All that is stored of the owner's account, and of what hangs on it. */
async function stored(): Promise<string> {
  const id = owner.user.id
  const rows = await env.DB.batch([
    env.DB.prepare('SELECT * FROM users WHERE id = ?').bind(id),
    env.DB.prepare('SELECT * FROM token_entries WHERE user_id = ?').bind(id),
    env.DB.prepare('SELECT * FROM businesses WHERE owner_id = ?').bind(id),
    env.DB.prepare('SELECT * FROM business_team_members WHERE business_owner_id = ?').bind(id),
    env.DB.prepare('SELECT * FROM license_checks WHERE user_id = ?').bind(id),
    env.DB.prepare('SELECT * FROM reward_claims WHERE user_id = ?').bind(id),
    env.DB.prepare('SELECT * FROM member_achievements WHERE user_id = ?').bind(id),
    env.DB.prepare('SELECT hash FROM sessions WHERE user_id = ?').bind(id),
  ])
  return JSON.stringify(rows.map(({ results }) => results))
}

test('every call of the API says who may make it', () => {
  const known = app.routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
  expect([...new Set(known.map(({ method, path }) => `${method} ${path}`))].toSorted()).toEqual(
    Object.keys(routes).toSorted(),
  )
})

test('who is signed out gets 401 from every call that is not for everybody', async () => {
  const before = await stored()
  for (const route of [...listed('member'), ...listed('owner'), ...listed('staff')]) {
    expect((await call(new Visitor(), route)).status, route).toBe(401)
  }
  expect(await stored()).toBe(before)
})

test("what is a member's own is refused to everybody else, and nothing changes (row 8)", async () => {
  const before = await stored()
  for (const who of [stranger, vendor, badge]) {
    for (const route of listed('owner')) {
      // The team's calls have a member's own entry in their path: a stranger who leaves leaves nothing.
      expect([403, 404], route).toContain((await call(who, route)).status)
    }
  }
  expect(await stored()).toBe(before)
})

test('no member reaches a call of staff, with a badge or without', async () => {
  for (const who of [owner, vendor, badge]) {
    for (const route of listed('staff')) expect((await call(who, route)).status, route).toBe(401)
  }
})

test("x-user-id of somebody else is 403 on every call of a member, also with the owner's id (row 7)", async () => {
  const before = await stored()
  for (const route of [...listed('member'), ...listed('owner')]) {
    const claimed = { 'x-user-id': String(owner.user.id) }
    expect((await call(stranger, route, claimed)).status, route).toBe(403)
    expect((await call(new Visitor(), route, claimed)).status, route).toBe(401)
  }
  expect(await stored()).toBe(before)
})

test('a session that has ended opens nothing, though KV still knows it (row 6)', async () => {
  const leaving = await join()
  const session = await env.DB.prepare('SELECT hash FROM sessions WHERE user_id = ?')
    .bind(leaving.user.id)
    .first<{ hash: string }>()
  await env.DB.prepare('DELETE FROM sessions WHERE user_id = ?').bind(leaving.user.id).run()
  expect(await env.SESSIONS.get(`session:${session?.hash}`)).not.toBeNull()
  const before = await stored()
  for (const route of [...listed('member'), ...listed('owner')]) {
    expect((await call(leaving, route)).status, route).toBe(401)
  }
  expect(await stored()).toBe(before)
})

test('every kind of answer carries the security headers and no word of another origin', async () => {
  const staff = await Staff.signIn()
  const broken = new Visitor(undefined, { DB: {} as D1Database })
  const answers = [
    await staff.get('/api/admin/exports/members.csv'),
    await staff.get('/api/admin/stats'),
    await broken.get('/api/founding'),
    await owner.get(`/api/users/${owner.user.id}/export`),
    await owner.get('/api/channel'),
    await new Visitor().get('/assets/none.js'),
    await new Visitor().get('/sitemap.xml'),
    await new Visitor().get('/profile/999999'),
    await new Visitor().send('OPTIONS', '/api/session', undefined, {
      'Access-Control-Request-Method': 'PUT',
    }),
    await new Visitor().send('POST', '/login'),
    await new Visitor().post('/api/user/login', {}),
  ]
  for (const { headers, status, url } of answers) {
    const said = `${status} ${url}`
    expect(headers.get('Content-Security-Policy'), said).toContain("frame-ancestors 'none'")
    expect(headers.get('Strict-Transport-Security'), said).toContain('max-age=31536000')
    expect(headers.get('X-Content-Type-Options'), said).toBe('nosniff')
    expect(headers.get('X-Request-Id'), said).not.toBeNull()
    expect(
      [...headers.keys()].filter((name) => name.startsWith('access-control')),
      said,
    ).toEqual([])
  }
})
