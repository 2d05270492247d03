import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { app } from '#worker/app.ts'
import { Staff } from './support/staff.ts'
import { join, type Member, Visitor } from './support/client.ts'
import { endpoints } from '#shared/endpoints.ts'
import { routes, routesFor } from './support/routes.ts'

/** Valid bodies, so that a refusal is about access. */
const bodies: Record<string, unknown> = {
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
  'POST /api/business/:businessOwnerId/invitations': { memberEmail: 'somebody@example.com' },
  'PUT /api/business/:businessOwnerId/profile': { profileVersion: 1, companyName: 'Stolen' },
  'PUT /api/business/:businessOwnerId/team/:memberId/role': { role: 'admin' },
  'POST /api/business/:businessOwnerId/transfer-ownership': { toUserId: 1 },
  'DELETE /api/users/:id': { password: 'correct horse battery', passTeamOn: true },
  'POST /api/user/change-password': {
    currentPassword: 'correct horse battery',
    newPassword: 'another horse battery',
  },
  'POST /api/user/change-email': { email: 'other@example.com', currentPassword: 'correct horse battery' },
  'PUT /api/users/:id/passport': { isOn: false, showsNumber: false },
  'PUT /api/user/sms-consent': { smsConsent: false },
  'POST /api/connections': { receiverId: 1 },
  'POST /api/messages': { receiverId: 1, content: 'Hello' },
  'POST /api/messages/:id/read': { upTo: 1 },
  'POST /api/notifications/read': {},
  'PUT /api/notifications/settings': { muted: [], mailMuted: [], emailDigest: true },
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

function call(who: Visitor, route: string, headers: Record<string, string> = {}): Promise<Response> {
  const [method = '', pattern = ''] = route.split(' ')
  const path = pattern
    .replace(/:(?:id|userId|businessOwnerId|memberId|invitationId)\b/g, String(owner.user.id))
    .replace(':tier', 'priority-placement')
    .replace(':achievement', 'early-adopter')
    .replace(':file', 'members.csv')
    .replace(':code', owner.user.referralCode)
  const requestPath = path.endsWith('/relations') ? `${path}?ids=${owner.user.id}` : path
  const socket = path.endsWith('/channel') ? { Upgrade: 'websocket', Origin: 'https://northleaf.test' } : {}
  return who.send(method, requestPath, bodies[route], { ...socket, ...headers })
}

/** Every stored row of the owner's account. */
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

test('every endpoint has a route, and every route of the API an endpoint', () => {
  const served = app.routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
  expect([...new Set(served.map(({ method, path }) => `${method} ${path}`))].toSorted()).toEqual(
    [...routes.keys()].toSorted(),
  )
})

test('no two endpoints have the same method and path', () => {
  const listed = Array.from(endpoints.values(), ({ method, path }) => `${method} ${path}`)
  expect(listed.toSorted()).toEqual([...new Set(listed)].toSorted())
})

test('the public calls are these, and the calls of staff are those below /api/admin', () => {
  // Pinned by hand, since the other tests believe the access that an endpoint states.
  expect(routesFor('anyone').toSorted()).toEqual([
    'GET /api/activity',
    'GET /api/businesses',
    'GET /api/businesses/spellings',
    'GET /api/featured',
    'GET /api/founding',
    'GET /api/health',
    'GET /api/images/:id',
    'GET /api/passports/:id',
    'GET /api/referral-codes/:code',
    'GET /api/stats',
    'GET /api/users/:id',
    'POST /api/admin/session',
    'POST /api/chat',
    'POST /api/contact',
    'POST /api/notifications/mail',
    'POST /api/referral-codes/:code/visits',
    'POST /api/register',
    'POST /api/user/forgot-password',
    'POST /api/user/login',
    'POST /api/user/logout',
    'POST /api/user/reset-password',
    'POST /api/user/verify-email',
    'POST /api/vendor-access',
  ])
  const isForStaff = (route: string) => route.includes(' /api/admin/') && route !== 'POST /api/admin/session'
  expect(routesFor('staff').toSorted()).toEqual([...routes.keys()].filter(isForStaff).toSorted())
})

test('a signed-out visitor gets 401 from every call that is not public', async () => {
  const before = await stored()
  for (const route of routesFor('member', 'self', 'team', 'staff')) {
    expect((await call(new Visitor(), route)).status, route).toBe(401)
  }
  expect(await stored()).toBe(before)
})

test('calls on a member or their team are refused to other members and change nothing', async () => {
  const before = await stored()
  for (const who of [stranger, vendor, badge]) {
    for (const route of routesFor('self', 'team')) {
      // 404: a stranger has no team entry to end.
      expect([403, 404], route).toContain((await call(who, route)).status)
    }
  }
  expect(await stored()).toBe(before)
})

test('members are refused every call of staff, with the Admin badge or without', async () => {
  for (const who of [owner, vendor, badge]) {
    for (const route of routesFor('staff')) expect((await call(who, route)).status, route).toBe(401)
  }
})

test("an x-user-id other than the session's is refused on every call of a member", async () => {
  const before = await stored()
  for (const route of routesFor('member', 'self', 'team')) {
    const claimed = { 'x-user-id': String(owner.user.id) }
    expect((await call(stranger, route, claimed)).status, route).toBe(403)
    expect((await call(new Visitor(), route, claimed)).status, route).toBe(401)
  }
  expect(await stored()).toBe(before)
})

test('an ended session is refused although KV still has its record', async () => {
  const leaving = await join()
  const session = await env.DB.prepare('SELECT hash FROM sessions WHERE user_id = ?')
    .bind(leaving.user.id)
    .first<{ hash: string }>()
  await env.DB.prepare('DELETE FROM sessions WHERE user_id = ?').bind(leaving.user.id).run()
  expect(await env.SESSIONS.get(`session:${session?.hash}`)).not.toBeNull()
  const before = await stored()
  for (const route of routesFor('member', 'self', 'team')) {
    expect((await call(leaving, route)).status, route).toBe(401)
  }
  expect(await stored()).toBe(before)
})

test('every kind of answer carries the security headers and no CORS header', async () => {
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
    const label = `${status} ${url}`
    expect(headers.get('Content-Security-Policy'), label).toContain("frame-ancestors 'none'")
    expect(headers.get('Strict-Transport-Security'), label).toContain('max-age=31536000')
    expect(headers.get('X-Content-Type-Options'), label).toBe('nosniff')
    expect(headers.get('X-Request-Id'), label).not.toBeNull()
    expect(
      [...headers.keys()].filter((name) => name.startsWith('access-control')),
      label,
    ).toEqual([])
  }
})
