import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { Staff } from './support/staff.ts'
import { join, registrationOf, Visitor } from './support/client.ts'
import type { Access } from '#shared/wire/endpoint.ts'
import { routes } from './support/routes.ts'
import { add, erase, type Member, teamPath } from './support/team.ts'

/** `self` is the member whom the path names, a plain member of the owner's team; `admin` is staff. */
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

const sameForAll = (status: number): Answers => ({
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
const forMembers = (status: number): Answers => ({
  ...sameForAll(status),
  visitor: 401,
  deleted: 401,
  admin: 401,
})

/** The statuses that a call's access gives each caller, where those whom it lets on get `status`. */
const answersFor: Record<Access, (status: number) => Answers> = {
  anyone: sameForAll,
  member: forMembers,
  // The owner and the admins of the member's team are refused as well.
  self: (status) => ({ ...forMembers(403), self: status }),
  team: (status) => ({ ...forMembers(403), owner: status }),
  staff: (status) => ({ ...sameForAll(401), admin: status }),
}

type World = Record<Exclude<Actor, 'visitor' | 'admin'> | 'spare' | 'victim', Member>

const password = 'correct horse battery'
const proof = 'data:application/pdf;base64,JVBERi0xLjQKJSVFT0YK'
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

const connectionOf = async (asker: Member, requested: Member) => {
  const id = await env.DB.prepare('SELECT id FROM connections WHERE requester_id = ? AND receiver_id = ?')
    .bind(asker.user.id, requested.user.id)
    .first<number>('id')
  return `/api/connections/${id}`
}

type Row = {
  /** The answer to callers with access. */
  status: number
  /** Callers whose answer differs from what the call's access and `status` give. */
  except?: Partial<Answers>
  body?: (world: World) => unknown
  /** Where the placeholders of the pattern are not enough. */
  path?: (world: World) => string | Promise<string>
  /** The caller whose success would change the answers to the others, where that is not `self`. */
  last?: Actor
}

const victim =
  (end = '') =>
  ({ victim }: World) =>
    `/api/admin/users/${victim.user.id}${end}`
const unknownItem = (list: string) => () => `/api/admin/${list}/999999`
const rosterUpload = () => ({
  fileName: 'licenses.csv',
  sha256: 'a'.repeat(64),
  asOf: '2026-11-20',
  rows: 1,
  notes: { unreadable: 0, unreadableRows: [], unknownTypes: [], duplicates: [] },
  header: 'business name',
  mapping: null,
})
const socket = { Upgrade: 'websocket', Origin: 'https://northleaf.test' }

/**
 * What every call answers each kind of caller. The rows run from top to bottom: calls that end a relation, a role, an
 * account or a session come after those that need it.
 */
const matrix: Record<string, Row> = {
  // Public calls, which give every caller the same answer.
  'GET /api/stats': { status: 200 },
  'GET /api/founding': { status: 200 },
  'GET /api/health': { status: 200 },
  'GET /api/featured': { status: 200 },
  'GET /api/activity': { status: 200 },
  'GET /api/businesses': { status: 200 },
  'GET /api/businesses/spellings': { status: 200 },
  'GET /api/users/:id': { status: 200 },
  'GET /api/images/:id': {
    status: 200,
    path: ({ self }) => self.user.personalPhotoUrl ?? '',
  },
  'GET /api/referral-codes/:code': { status: 200 },
  'POST /api/referral-codes/:code/visits': { status: 204 },
  'POST /api/contact': {
    status: 204,
    body: () => ({ name: 'Ane', email: 'ane@example.com', subject: 'Hello', message: 'A question' }),
  },
  'POST /api/chat': {
    status: 200,
    body: () => ({ message: 'What is a SkunkToken?', conversationHistory: [] }),
  },
  'POST /api/vendor-access': {
    status: 204,
    body: () => ({ code: env.VENDOR_ACCESS_CODES.split(',')[0] }),
  },
  'POST /api/register': {
    status: 409,
    body: ({ self }) => registrationOf({ email: self.user.email }),
  },
  'POST /api/user/login': {
    status: 401,
    body: () => ({ email: 'nobody@example.com', password }),
  },
  'POST /api/user/forgot-password': {
    status: 202,
    body: ({ self }) => ({ email: self.user.email }),
  },
  'POST /api/user/reset-password': {
    status: 202,
    body: ({ self }) => ({ email: self.user.email, newPassword: 'taken over by me' }),
  },
  'POST /api/user/verify-email': { status: 400, body: () => ({ token: 'made-up' }) },
  'POST /api/admin/session': { status: 200, body: () => ({ password: env.ADMIN_PASSWORD }) },

  // A member's own account.
  'GET /api/session': { status: 200 },
  'GET /api/sessions': { status: 200 },
  'PUT /api/user/sms-consent': { status: 200, body: () => ({ smsConsent: false }) },
  'POST /api/user/verify-email/resend': { status: 202 },
  'POST /api/user/change-email': {
    status: 202,
    body: () => ({ email: 'fresh@example.com', currentPassword: password }),
  },
  'POST /api/user/change-password': {
    status: 204,
    body: () => ({ currentPassword: password, newPassword: password }),
  },
  'DELETE /api/sessions/:id': { status: 204, path: () => '/api/sessions/others' },
  'GET /api/users/:id/export': { status: 200 },
  'GET /api/users/:id/tokens': { status: 200 },
  'GET /api/users/:id/referrals': { status: 200 },
  'GET /api/user/:userId/owned-business': { status: 200 },
  // `self` is a business; vendors.test.ts reads as a vendor.
  'GET /api/vendor-stats/:userId': { status: 403 },
  'PUT /api/users/:id/profile': {
    status: 200,
    body: ({ self: { user } }) => ({
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      licenseType: user.licenseType,
      zipCode: user.zipCode,
    }),
  },
  'POST /api/users/:id/license-proof': {
    status: 201,
    body: () => ({ fileName: 'a.pdf', file: proof }),
  },
  'GET /api/users/:id/license-check': { status: 200 },
  'GET /api/users/:id/license-proof': { status: 200, except: { admin: 200 } },
  'DELETE /api/users/:id/license-proof': { status: 204 },

  // The passport, and the state's list.
  'GET /api/passports/:id': { status: 404 },
  'GET /api/users/:id/passport': { status: 200 },
  'PUT /api/users/:id/passport': { status: 200, body: () => ({ isOn: false, showsNumber: false }) },
  'GET /api/roster/license': { status: 200, path: () => '/api/roster/license?number=MN-1' },
  'GET /api/roster/businesses': { status: 200 },

  // Rewards and achievements.
  'GET /api/users/:id/rewards': { status: 200 },
  'POST /api/users/:id/rewards/:tier/claim': { status: 201 },
  'GET /api/users/:id/achievements': { status: 200 },
  'POST /api/users/:id/achievements/:achievement/collect': { status: 200 },

  // Connections and messages.
  'GET /api/inbox': { status: 200 },
  'GET /api/channel': { status: 101 },
  'GET /api/notifications': { status: 200 },
  'POST /api/notifications/read': { status: 204, body: () => ({}) },
  'GET /api/notifications/settings': { status: 200 },
  'PUT /api/notifications/settings': {
    status: 200,
    body: () => ({ muted: [], mailMuted: [], emailDigest: false }),
  },
  'POST /api/notifications/mail': {
    status: 400,
    body: () => ({ member: 1, kind: 'message', key: 'ab'.repeat(32), isOn: false }),
  },
  'POST /api/connections': {
    status: 201,
    except: { self: 400 },
    body: ({ self }) => ({ receiverId: self.user.id }),
  },
  'GET /api/connections': { status: 200 },
  'GET /api/connections/relations': {
    status: 200,
    path: ({ self }) => `/api/connections/relations?ids=${self.user.id}`,
  },
  'POST /api/connections/:id/accept': {
    status: 404,
    except: { other: 403, self: 200 },
    path: async ({ other, self }) => `${await connectionOf(other, self)}/accept`,
  },
  'POST /api/connections/:id/reject': {
    status: 404,
    except: { former: 403, self: 200 },
    path: async ({ former, self }) => `${await connectionOf(former, self)}/reject`,
  },
  'DELETE /api/connections/:id': {
    status: 404,
    except: { self: 403, teamAdmin: 204 },
    path: ({ teamAdmin, self }) => connectionOf(teamAdmin, self),
    last: 'teamAdmin',
  },
  'POST /api/messages': {
    status: 403,
    except: { other: 201, self: 400 },
    body: ({ self }) => ({ receiverId: self.user.id, content: 'Hello' }),
  },
  'GET /api/messages': { status: 200 },
  'GET /api/messages/:id': { status: 404, except: { other: 200 } },
  'POST /api/messages/:id/read': { status: 204, body: () => ({ upTo: 1 }) },
  'POST /api/users/:id/report': {
    status: 204,
    except: { self: 400 },
    body: () => ({ reason: 'Spam' }),
  },
  'POST /api/users/:id/block': { status: 204, except: { self: 400 } },
  'GET /api/blocks': { status: 200 },
  'DELETE /api/users/:id/block': { status: 204 },

  // The team of the owner.
  'GET /api/business/:businessOwnerId/team': { status: 200, except: { teamAdmin: 200 } },
  'GET /api/business/:businessOwnerId/transfers': { status: 200, except: { teamAdmin: 200 } },
  'GET /api/business/:businessOwnerId/invitations': { status: 200, except: { teamAdmin: 200 } },
  'POST /api/business/:businessOwnerId/invitations': {
    status: 201,
    except: { teamAdmin: 201 },
    body: ({ victim }) => ({ memberEmail: victim.user.email }),
  },
  'DELETE /api/business/:businessOwnerId/invitations/:invitationId': {
    status: 204,
    except: { teamAdmin: 204 },
    path: ({ owner }) => `/api/business/${owner.user.id}/invitations/1`,
  },
  'GET /api/business/:businessOwnerId/profile': { status: 200, except: { teamAdmin: 200 } },
  'PUT /api/business/:businessOwnerId/profile': {
    status: 409,
    except: { teamAdmin: 409 },
    body: () => ({ profileVersion: 999, companyName: 'Birch Farm' }),
  },
  'POST /api/business/:businessOwnerId/team': {
    status: 201,
    body: ({ victim }) => ({ memberEmail: victim.user.email, role: 'member' }),
  },
  'GET /api/team-invitations': { status: 200 },
  'POST /api/team-invitations/:id/accept': { status: 404, path: () => '/api/team-invitations/999999/accept' },
  'POST /api/team-invitations/:id/decline': {
    status: 404,
    path: () => '/api/team-invitations/999999/decline',
  },
  'PUT /api/business/:businessOwnerId/team/:memberId/role': {
    status: 200,
    body: () => ({ role: 'admin' }),
  },
  'DELETE /api/business/:businessOwnerId/team/:memberId': { status: 204 },
  'POST /api/business/:businessOwnerId/transfer-ownership': {
    status: 200,
    body: ({ member }) => ({ toUserId: member.user.id }),
    last: 'owner',
  },

  // Calls of staff.
  'GET /api/admin/stats': { status: 200 },
  'GET /api/admin/founding': { status: 200 },
  'GET /api/admin/users': { status: 200 },
  'GET /api/admin/user-spellings': { status: 200 },
  'GET /api/admin/users/:id': { status: 200, path: victim() },
  'GET /api/admin/users/:id/tokens': { status: 200, path: victim('/tokens') },
  'GET /api/admin/users/:id/referrals': { status: 200, path: victim('/referrals') },
  'PUT /api/admin/users/:id': { status: 200, path: victim(), body: () => ({ isAdmin: true }) },
  'DELETE /api/admin/users/:id/founding-number': {
    status: 204,
    path: victim('/founding-number'),
    body: () => ({ reason: 'A second account' }),
  },
  'DELETE /api/admin/users/:id/sessions': { status: 204, path: victim('/sessions') },
  'GET /api/admin/audit': { status: 200 },
  'GET /api/admin/verifications': { status: 200 },
  'POST /api/admin/verifications/:id': {
    status: 404,
    path: unknownItem('verifications'),
    body: () => ({ decision: 'approve' }),
  },
  'POST /api/admin/verifications/:id/undo': {
    status: 404,
    path: () => '/api/admin/verifications/999999/undo',
  },
  'POST /api/admin/exact-matches': { status: 200, body: () => ({ checks: [{ id: 999_999, version: 'x' }] }) },
  'GET /api/admin/roster': { status: 200 },
  'GET /api/admin/roster/coverage': { status: 200 },
  'GET /api/admin/roster/rows': { status: 200, path: () => '/api/admin/roster/rows?q=birch' },
  'POST /api/admin/roster': { status: 200, body: rosterUpload },
  'POST /api/admin/roster/:id/rows': {
    status: 404,
    path: () => '/api/admin/roster/999999/rows',
    body: () => ({ rows: [] }),
  },
  'POST /api/admin/roster/:id/completion': { status: 404, path: () => '/api/admin/roster/999999/completion' },
  'POST /api/admin/roster/:id/publication': {
    status: 404,
    path: () => '/api/admin/roster/999999/publication',
  },
  'DELETE /api/admin/roster/:id': { status: 404, path: () => '/api/admin/roster/999999' },
  'GET /api/admin/rewards': { status: 200 },
  'POST /api/admin/rewards/:id': {
    status: 404,
    path: unknownItem('rewards'),
    body: () => ({ status: 'delivered' }),
  },
  'GET /api/admin/contact': { status: 200 },
  'POST /api/admin/contact/:id': {
    status: 409,
    path: unknownItem('contact'),
    body: () => ({ status: 'answered' }),
  },
  'GET /api/admin/bug-reports': { status: 200 },
  'POST /api/admin/bug-reports/:id': {
    status: 409,
    path: unknownItem('bug-reports'),
    body: () => ({ decision: 'accept' }),
  },
  'GET /api/admin/member-reports': { status: 200 },
  'POST /api/admin/member-reports/:id': {
    status: 409,
    path: unknownItem('member-reports'),
    body: () => ({ decision: 'dismiss' }),
  },
  'GET /api/admin/exports/:file': { status: 200 },
  'POST /api/admin/users/bulk': {
    status: 200,
    body: ({ victim: { user } }) => ({ action: 'end-sessions', ids: [user.id] }),
  },
  'DELETE /api/admin/users/:id': { status: 204, path: victim() },

  // Calls that end an account or a session.
  'DELETE /api/users/:id': { status: 204, body: () => ({ password }) },
  'POST /api/user/logout': { status: 204 },
  'DELETE /api/admin/session': { status: 204 },
}

function pathOf(route: string, { self, owner, spare }: World): string {
  return route
    .slice(route.indexOf(' ') + 1)
    .replace(/:(?:id|userId)\b/, String(self.user.id))
    .replace(':businessOwnerId', String(owner.user.id))
    .replace(':memberId', String(spare.user.id))
    .replace(':tier', 'founding-event')
    .replace(':achievement', 'early-adopter')
    .replace(':file', 'members.csv')
    .replace(':code', self.user.referralCode)
}

test('every call answers visitors, members, the team, former and deleted members, and staff as its access says', async () => {
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
  for (const one of [self, member, former, spare]) await add(owner, one)
  await add(owner, teamAdmin, 'admin')
  await former.send('DELETE', `${teamPath(owner)}/${former.user.id}`)
  expect(await erase(deleted)).toBe(true)
  await env.DB.prepare(
    `INSERT INTO token_entries (user_id, amount, source, reason, actor, idempotency_key, created_at)
     VALUES (?, 19, 'adjustment', 'Test', 'admin', 'role-matrix', 0)`,
  )
    .bind(self.user.id)
    .run()
  const callers = { ...world, visitor: new Visitor(), admin: await Staff.signIn() }

  const got: Record<string, Partial<Answers>> = {}
  for (const [route, { path, body, last = 'self' }] of Object.entries(matrix)) {
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
  const expected = Array.from(routes, ([route, access]) => {
    const { status = 0, except } = matrix[route] ?? {}
    return [route, { ...answersFor[access](status), ...except }]
  })
  expect(got).toEqual(Object.fromEntries(expected))
}, 120_000)
