import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { Staff } from './support/staff.ts'
import { join, registrationOf, Visitor } from './support/client.ts'
import { type Route, routes } from './support/routes.ts'
import { add, erase, type Member, teamPath } from './support/team.ts'

/** `self` is the member in the path, a plain member of the owner's team; `admin` is staff. */
const actors = [
  'visitor',
  'other',
  'member',
  'teamAdmin',
  'owner',
  'former',
  'deleted',
  'admin',
  'self',
] as const
type Actor = (typeof actors)[number]
type Answers = Record<Actor, number>

const everybody = (status: number): Answers => ({
  visitor: status,
  other: status,
  member: status,
  teamAdmin: status,
  owner: status,
  former: status,
  deleted: status,
  admin: status,
  self: status,
})
const signedIn = (status: number): Answers => ({
  ...everybody(status),
  visitor: 401,
  deleted: 401,
  admin: 401,
})
/** Open to the member only, and not to the owner or an admin of their team. */
const own = (status: number): Answers => ({ ...signedIn(403), self: status })
const ownerOnly = (status: number): Answers => ({ ...signedIn(403), owner: status })
const leads = (status: number): Answers => ({ ...ownerOnly(status), teamAdmin: status })
const staff = (status: number): Answers => ({ ...everybody(401), admin: status })

type World = Record<Exclude<Actor, 'visitor' | 'admin'> | 'spare' | 'victim', Member>

const password = 'correct horse battery'
const proof = 'data:application/pdf;base64,JVBERi0xLjQKJSVFT0YK'
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

const connectionOf = async (asker: Member, asked: Member) => {
  const id = await env.DB.prepare('SELECT id FROM connections WHERE requester_id = ? AND receiver_id = ?')
    .bind(asker.user.id, asked.user.id)
    .first<number>('id')
  return `/api/connections/${id}`
}

type Row = {
  answers: Answers
  body?: (world: World) => unknown
  /** Needed where the pattern is not enough. */
  path?: (world: World) => string | Promise<string>
  /** The caller whose call would change the others' results, if it is not `self`. */
  last?: Actor
}

const victim =
  (end = '') =>
  ({ victim }: World) =>
    `/api/admin/users/${victim.user.id}${end}`
const nobodysItem = (list: string) => () => `/api/admin/${list}/999999`
const socket = { Upgrade: 'websocket', Origin: 'https://northleaf.test' }

/**
 * The status of every call for each kind of caller. The rows run in order: those that end a relation, a role, an
 * account or a session come after those that need it.
 */
const matrix: Record<Route, Row> = {
  // Open to everybody, with the same result for all.
  'GET /api/stats': { answers: everybody(200) },
  'GET /api/founding': { answers: everybody(200) },
  'GET /api/health': { answers: everybody(200) },
  'GET /api/featured': { answers: everybody(200) },
  'GET /api/businesses': { answers: everybody(200) },
  'GET /api/users/:id': { answers: everybody(200) },
  'GET /api/images/:id': {
    answers: everybody(200),
    path: ({ self }) => self.user.personalPhotoUrl ?? '',
  },
  'GET /api/referral-codes/:code': { answers: everybody(200) },
  'POST /api/referral-codes/:code/visits': { answers: everybody(204) },
  'POST /api/contact': {
    answers: everybody(204),
    body: () => ({ name: 'Ane', email: 'ane@example.com', subject: 'Hello', message: 'A question' }),
  },
  'POST /api/chat': {
    answers: everybody(200),
    body: () => ({ message: 'What is a SkunkToken?', conversationHistory: [] }),
  },
  'POST /api/vendor-access': {
    answers: everybody(204),
    body: () => ({ code: env.VENDOR_ACCESS_CODES.split(',')[0] }),
  },
  'POST /api/register': {
    answers: everybody(409),
    body: ({ self }) => registrationOf({ email: self.user.email }),
  },
  'POST /api/user/login': {
    answers: everybody(401),
    body: () => ({ email: 'nobody@example.com', password }),
  },
  'POST /api/user/forgot-password': {
    answers: everybody(202),
    body: ({ self }) => ({ email: self.user.email }),
  },
  'POST /api/user/reset-password': {
    answers: everybody(202),
    body: ({ self }) => ({ email: self.user.email, newPassword: 'taken over by me' }),
  },
  'POST /api/user/verify-email': { answers: everybody(400), body: () => ({ token: 'made-up' }) },
  'POST /api/admin/session': { answers: everybody(200), body: () => ({ password: env.ADMIN_PASSWORD }) },

  // A member's own account.
  'GET /api/session': { answers: signedIn(200) },
  'GET /api/sessions': { answers: signedIn(200) },
  'PUT /api/user/sms-consent': { answers: signedIn(200), body: () => ({ smsConsent: false }) },
  'POST /api/user/verify-email/resend': { answers: signedIn(202) },
  'POST /api/user/change-email': {
    answers: signedIn(202),
    body: () => ({ email: 'fresh@example.com', currentPassword: password }),
  },
  'POST /api/user/change-password': {
    answers: signedIn(204),
    body: () => ({ currentPassword: password, newPassword: password }),
  },
  'DELETE /api/sessions/:id': { answers: signedIn(204), path: () => '/api/sessions/others' },
  'GET /api/users/:id/export': { answers: own(200) },
  'GET /api/users/:id/tokens': { answers: own(200) },
  'GET /api/users/:id/referrals': { answers: own(200) },
  'GET /api/user/:userId/owned-business': { answers: own(200) },
  // `self` is a business; vendors.test.ts covers what a vendor reads.
  'GET /api/vendor-stats/:userId': { answers: own(403) },
  'PUT /api/users/:id/profile': {
    answers: own(200),
    body: ({ self: { user } }) => ({
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      licenseType: user.licenseType,
      zipCode: user.zipCode,
    }),
  },
  'POST /api/users/:id/license-proof': {
    answers: own(201),
    body: () => ({ fileName: 'a.pdf', file: proof }),
  },
  'GET /api/users/:id/license-check': { answers: own(200) },
  'GET /api/users/:id/license-proof': { answers: { ...own(200), admin: 200 } },
  'DELETE /api/users/:id/license-proof': { answers: own(204) },

  // Rewards and achievements.
  'GET /api/users/:id/rewards': { answers: own(200) },
  'POST /api/users/:id/rewards/:tier/claim': { answers: own(201) },
  'GET /api/users/:id/achievements': { answers: own(200) },
  'POST /api/users/:id/achievements/:achievement/collect': { answers: own(200) },

  // Connections and messages.
  'GET /api/inbox': { answers: signedIn(200) },
  'GET /api/channel': { answers: signedIn(101) },
  'GET /api/notifications': { answers: signedIn(200) },
  'POST /api/notifications/read': { answers: signedIn(204), body: () => ({}) },
  'GET /api/notifications/settings': { answers: signedIn(200) },
  'PUT /api/notifications/settings': {
    answers: signedIn(200),
    body: () => ({ muted: [], emailDigest: false }),
  },
  'POST /api/connections': {
    answers: { ...signedIn(201), self: 400 },
    body: ({ self }) => ({ receiverId: self.user.id }),
  },
  'GET /api/connections': { answers: signedIn(200) },
  'GET /api/connections/relations': {
    answers: signedIn(200),
    path: ({ self }) => `/api/connections/relations?ids=${self.user.id}`,
  },
  'POST /api/connections/:id/accept': {
    answers: { ...signedIn(404), other: 403, self: 200 },
    path: async ({ other, self }) => `${await connectionOf(other, self)}/accept`,
  },
  'POST /api/connections/:id/reject': {
    answers: { ...signedIn(404), former: 403, self: 200 },
    path: async ({ former, self }) => `${await connectionOf(former, self)}/reject`,
  },
  'DELETE /api/connections/:id': {
    answers: { ...signedIn(404), self: 403, teamAdmin: 204 },
    path: ({ teamAdmin, self }) => connectionOf(teamAdmin, self),
    last: 'teamAdmin',
  },
  'POST /api/messages': {
    answers: { ...signedIn(403), other: 201, self: 400 },
    body: ({ self }) => ({ receiverId: self.user.id, content: 'Hello' }),
  },
  'GET /api/messages': { answers: signedIn(200) },
  'GET /api/messages/:id': { answers: { ...signedIn(404), other: 200 } },
  'POST /api/messages/:id/read': { answers: signedIn(204), body: () => ({ upTo: 1 }) },
  'POST /api/users/:id/report': {
    answers: { ...signedIn(204), self: 400 },
    body: () => ({ reason: 'Spam' }),
  },
  'POST /api/users/:id/block': { answers: { ...signedIn(204), self: 400 } },
  'GET /api/blocks': { answers: signedIn(200) },
  'DELETE /api/users/:id/block': { answers: signedIn(204) },

  // The team of the owner.
  'GET /api/business/:businessOwnerId/team': { answers: leads(200) },
  'GET /api/business/:businessOwnerId/transfers': { answers: leads(200) },
  'POST /api/business/:businessOwnerId/team': {
    answers: ownerOnly(201),
    body: ({ spare }) => ({ memberEmail: spare.user.email, role: 'member' }),
  },
  'PUT /api/business/:businessOwnerId/team/:memberId/role': {
    answers: ownerOnly(200),
    body: () => ({ role: 'admin' }),
  },
  'DELETE /api/business/:businessOwnerId/team/:memberId': { answers: ownerOnly(204) },
  'POST /api/business/:businessOwnerId/transfer-ownership': {
    answers: ownerOnly(200),
    body: ({ member }) => ({ toUserId: member.user.id }),
    last: 'owner',
  },

  // Staff only.
  'GET /api/admin/stats': { answers: staff(200) },
  'GET /api/admin/founding': { answers: staff(200) },
  'GET /api/admin/users': { answers: staff(200) },
  'GET /api/admin/users/:id': { answers: staff(200), path: victim() },
  'GET /api/admin/users/:id/tokens': { answers: staff(200), path: victim('/tokens') },
  'GET /api/admin/users/:id/referrals': { answers: staff(200), path: victim('/referrals') },
  'PUT /api/admin/users/:id': { answers: staff(200), path: victim(), body: () => ({ isAdmin: true }) },
  'DELETE /api/admin/users/:id/founding-number': {
    answers: staff(204),
    path: victim('/founding-number'),
    body: () => ({ reason: 'A second account' }),
  },
  'DELETE /api/admin/users/:id/sessions': { answers: staff(204), path: victim('/sessions') },
  'GET /api/admin/audit': { answers: staff(200) },
  'GET /api/admin/verifications': { answers: staff(200) },
  'POST /api/admin/verifications/:id': {
    answers: staff(404),
    path: nobodysItem('verifications'),
    body: () => ({ decision: 'approve' }),
  },
  'GET /api/admin/rewards': { answers: staff(200) },
  'POST /api/admin/rewards/:id': {
    answers: staff(404),
    path: nobodysItem('rewards'),
    body: () => ({ status: 'delivered' }),
  },
  'GET /api/admin/contact': { answers: staff(200) },
  'POST /api/admin/contact/:id': {
    answers: staff(409),
    path: nobodysItem('contact'),
    body: () => ({ status: 'answered' }),
  },
  'GET /api/admin/bug-reports': { answers: staff(200) },
  'POST /api/admin/bug-reports/:id': {
    answers: staff(409),
    path: nobodysItem('bug-reports'),
    body: () => ({ decision: 'accept' }),
  },
  'GET /api/admin/member-reports': { answers: staff(200) },
  'POST /api/admin/member-reports/:id': {
    answers: staff(409),
    path: nobodysItem('member-reports'),
    body: () => ({ decision: 'dismiss' }),
  },
  'GET /api/admin/exports/:file': { answers: staff(200) },
  'POST /api/admin/users/bulk': {
    answers: staff(200),
    body: ({ victim: { user } }) => ({ action: 'end-sessions', ids: [user.id] }),
  },
  'DELETE /api/admin/users/:id': { answers: staff(204), path: victim() },

  // Calls that end an account or a session.
  'DELETE /api/users/:id': { answers: own(204), body: () => ({ password }) },
  'POST /api/user/logout': { answers: everybody(204) },
  'DELETE /api/admin/session': { answers: staff(204) },
}

function pathOf(route: Route, { self, owner, spare }: World): string {
  return route
    .slice(route.indexOf(' ') + 1)
    .replace(/:(?:id|userId)\b/, String(self.user.id))
    .replace(':businessOwnerId', String(owner.user.id))
    .replace(':memberId', String(spare.user.id))
    .replace(':tier', 'priority-placement')
    .replace(':achievement', 'early-adopter')
    .replace(':file', 'members.csv')
    .replace(':code', self.user.referralCode)
}

test('every call answers a visitor, the member, others, the team, former and deleted members, and staff as their role allows', async () => {
  const [self, other, member, teamAdmin, owner, former, deleted, spare, victim] = await Promise.all([
    join({ personalPhotoUrl: pixel }),
    join(),
    join(),
    join(),
    join(),
    join(),
    join(),
    join(),
    join(),
  ])
  const world: World = { self, other, member, teamAdmin, owner, former, deleted, spare, victim }
  for (const one of [self, member, former]) await add(owner, one)
  await add(owner, teamAdmin, 'admin')
  await former.send('DELETE', `${teamPath(owner)}/${former.user.id}`)
  expect(await erase(deleted)).toBe(true)
  await env.DB.prepare(
    `INSERT INTO token_entries (user_id, amount, source, reason, actor, idempotency_key, created_at)
     VALUES (?, 9, 'adjustment', 'Test', 'admin', 'role-matrix', 0)`,
  )
    .bind(self.user.id)
    .run()
  const callers = { ...world, visitor: new Visitor(), admin: await Staff.signIn() }

  const got: Record<string, Partial<Answers>> = {}
  for (const route of Object.keys(matrix) as Route[]) {
    const { path, body, last = 'self' } = matrix[route]
    const at = (await path?.(world)) ?? pathOf(route, world)
    const row: Partial<Answers> = (got[route] = {})
    for (const actor of [...actors.filter((each) => each !== last), last]) {
      const headers = route === 'GET /api/channel' ? socket : {}
      const [method = ''] = route.split(' ')
      const answer = await callers[actor].send(method, at, body?.(world), headers)
      answer.webSocket?.accept()
      answer.webSocket?.close()
      row[actor] = answer.status
    }
  }
  expect(got).toEqual(
    Object.fromEntries(Object.entries(matrix).map(([route, { answers }]) => [route, answers])),
  )
  expect(Object.keys(matrix).toSorted()).toEqual(Object.keys(routes).toSorted())
}, 120_000)
