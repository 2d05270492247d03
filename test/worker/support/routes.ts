import { endpoints } from '#shared/endpoints.ts'
import type { Access } from '#shared/wire/endpoint.ts'

/** Calls of topics without endpoints in the table; an entry of the table replaces the line here. */
const unlisted = {
  'POST /api/register': 'anyone',
  'GET /api/session': 'member',
  'POST /api/user/login': 'anyone',
  'POST /api/user/logout': 'anyone',
  'POST /api/user/forgot-password': 'anyone',
  'POST /api/user/reset-password': 'anyone',
  'POST /api/user/change-password': 'member',
  'GET /api/users/:id': 'anyone',
  'GET /api/users/:id/tokens': 'self',
  'GET /api/users/:id/referrals': 'self',
  'PUT /api/users/:id/profile': 'self',
  'POST /api/users/:id/license-proof': 'self',
  'GET /api/users/:id/license-check': 'self',
  'GET /api/users/:id/license-proof': 'self',
  'DELETE /api/users/:id/license-proof': 'self',
  'GET /api/user/:userId/owned-business': 'self',
  'GET /api/business/:businessOwnerId/team': 'team',
  'GET /api/business/:businessOwnerId/transfers': 'team',
  'POST /api/business/:businessOwnerId/team': 'team',
  'PUT /api/business/:businessOwnerId/team/:memberId/role': 'team',
  'DELETE /api/business/:businessOwnerId/team/:memberId': 'team',
  'POST /api/business/:businessOwnerId/transfer-ownership': 'team',
  'GET /api/sessions': 'member',
  'DELETE /api/sessions/:id': 'member',
  'POST /api/user/change-email': 'member',
  'PUT /api/user/sms-consent': 'member',
  'GET /api/users/:id/export': 'self',
  'DELETE /api/users/:id': 'self',
  'POST /api/user/verify-email': 'anyone',
  'POST /api/user/verify-email/resend': 'member',
  'GET /api/users/:id/rewards': 'self',
  'POST /api/users/:id/rewards/:tier/claim': 'self',
  'GET /api/featured': 'anyone',
  'GET /api/channel': 'member',
  'GET /api/users/:id/achievements': 'self',
  'POST /api/users/:id/achievements/:achievement/collect': 'self',
  'GET /api/notifications': 'member',
  'POST /api/notifications/read': 'member',
  'GET /api/notifications/settings': 'member',
  'PUT /api/notifications/settings': 'member',
  'GET /api/stats': 'anyone',
  'GET /api/founding': 'anyone',
  'GET /api/referral-codes/:code': 'anyone',
  'POST /api/referral-codes/:code/visits': 'anyone',
  'GET /api/images/:id': 'anyone',
  'GET /api/businesses': 'anyone',
  'POST /api/contact': 'anyone',
  'POST /api/chat': 'anyone',
  'POST /api/vendor-access': 'anyone',
  'GET /api/vendor-stats/:userId': 'self',
  'GET /api/health': 'anyone',
} as const satisfies Record<string, Access>

/** Who may make each call, by method and path pattern. */
export const routes: ReadonlyMap<string, Access> = new Map<string, Access>([
  ...Object.entries(unlisted),
  ...Array.from(
    endpoints.values(),
    ({ method, path, access }) => [`${method} ${path}`, access] as [string, Access],
  ),
])

/** The calls of these kinds of access. */
export const routesFor = (...kinds: Access[]): string[] =>
  Array.from(routes).flatMap(([route, access]) => (kinds.includes(access) ? [route] : []))
