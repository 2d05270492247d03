import { Hono } from 'hono'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { accountRoutes } from './features/account/routes.ts'
import { contactRoutes } from './features/contact/routes.ts'
import { adminAuditRoutes } from './features/admin-audit/routes.ts'
import { adminBulkRoutes } from './features/admin-bulk/routes.ts'
import { adminExportRoutes } from './features/admin-exports/routes.ts'
import { adminInboxRoutes } from './features/admin-inboxes/routes.ts'
import { adminSessionRoutes } from './features/admin-session/routes.ts'
import { adminStatsRoutes } from './features/admin-stats/routes.ts'
import { adminUserRoutes } from './features/admin-users/routes.ts'
import { directoryRoutes } from './features/directory/routes.ts'
import { adminVerificationRoutes } from './features/admin-verification/routes.ts'
import { achievementRoutes } from './features/achievements/routes.ts'
import { channelRoutes } from './features/channel/routes.ts'
import { chatRoutes } from './features/chat/routes.ts'
import { connectionRoutes } from './features/connections/routes.ts'
import { foundingRoutes } from './features/founding/routes.ts'
import { healthRoutes } from './features/health/routes.ts'
import { imageRoutes } from './features/images/routes.ts'
import { licenseProofRoutes } from './features/license-proof/routes.ts'
import { messageRoutes } from './features/messages/routes.ts'
import { notificationRoutes } from './features/notifications/routes.ts'
import { pageRoutes } from './features/pages/routes.ts'
import { profileRoutes } from './features/profile/routes.ts'
import { referralCodeRoutes } from './features/referral-codes/routes.ts'
import { registerRoutes } from './features/register/routes.ts'
import { rewardRoutes } from './features/rewards/routes.ts'
import { safetyRoutes } from './features/safety/routes.ts'
import { sessionRoutes } from './features/session/routes.ts'
import { statsRoutes } from './features/stats/routes.ts'
import { teamRoutes } from './features/team/routes.ts'
import { userRoutes } from './features/users/routes.ts'
import { vendorAccessRoutes } from './features/vendor-access/routes.ts'
import { adminOnly } from './http/admin.ts'
import { vendorStatsRoutes } from './features/vendor-stats/routes.ts'
import { verifyEmailRoutes } from './features/verify-email/routes.ts'
import { withBodyDrained } from './http/body.ts'
import type { AppEnv } from './http/context.ts'
import { withDeadline } from './http/deadline.ts'
import { withSecurityHeaders } from './http/headers.ts'
import { kindOf, log, withRequestId } from './http/log.ts'
import { noStore, unknownCall } from './http/api-fallback.ts'
import { FailureError, failures, problem } from './http/problem.ts'
import { sameOrigin } from './http/same-origin.ts'

const api = new Hono<AppEnv>()
  .use(noStore, sameOrigin, withDeadline)
  .use('/admin/*', adminOnly)
  .route('/', adminSessionRoutes)
  .route('/', adminStatsRoutes)
  .route('/', adminUserRoutes)
  .route('/', adminAuditRoutes)
  .route('/', adminVerificationRoutes)
  .route('/', adminInboxRoutes)
  .route('/', adminExportRoutes)
  .route('/', adminBulkRoutes)
  .route('/', registerRoutes)
  .route('/', sessionRoutes)
  .route('/', userRoutes)
  .route('/', profileRoutes)
  .route('/', licenseProofRoutes)
  .route('/', teamRoutes)
  .route('/', accountRoutes)
  .route('/', verifyEmailRoutes)
  .route('/', rewardRoutes)
  .route('/', connectionRoutes)
  .route('/', messageRoutes)
  .route('/', channelRoutes)
  .route('/', achievementRoutes)
  .route('/', notificationRoutes)
  .route('/', safetyRoutes)
  .route('/', statsRoutes)
  .route('/', foundingRoutes)
  .route('/', referralCodeRoutes)
  .route('/', imageRoutes)
  .route('/', directoryRoutes)
  .route('/', contactRoutes)
  .route('/', chatRoutes)
  .route('/', vendorAccessRoutes)
  .route('/', vendorStatsRoutes)
  .route('/', healthRoutes)

// One expression for all paths, which is the fastest to search; a path with a name and a parameter in one place, as
// `/users/me` beside `/users/:id/tokens` of the same method, does not fit it and fails at the first call.
export const app = new Hono<AppEnv>({ router: new RegExpRouter() })
  .use(withRequestId, withSecurityHeaders, withBodyDrained)
  .route('/api', api)
  .all('/api/*', (c) => unknownCall(c, api.routes))
  .route('/', pageRoutes)
  .onError((error, c) => {
    if (error instanceof FailureError) return problem(c, error.failure)
    // A binding that throws: what was asked can be asked again, and nothing half-done is visible (security.md row 36).
    log('error', 'unexpected', { requestId: c.get('requestId'), kind: kindOf(error) })
    return problem(c, failures.unavailable)
  })
