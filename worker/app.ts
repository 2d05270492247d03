import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { settingsRoutes } from './features/accounts/settings/routes.ts'
import { contactRoutes } from './features/contact/routes.ts'
import { adminAuditRoutes } from './features/staff/audit/routes.ts'
import { adminBulkRoutes } from './features/staff/bulk/routes.ts'
import { adminExportRoutes } from './features/staff/exports/routes.ts'
import { adminInboxRoutes } from './features/staff/inboxes/routes.ts'
import { adminSessionRoutes } from './features/staff/session/routes.ts'
import { activityRoutes } from './features/early-access/activity/routes.ts'
import { adminStatsRoutes } from './features/staff/stats/routes.ts'
import { adminUserRoutes } from './features/staff/members/routes.ts'
import { directoryRoutes } from './features/directory/routes.ts'
import { adminVerificationRoutes } from './features/staff/verifications/routes.ts'
import { achievementRoutes } from './features/achievements/routes.ts'
import { channelRoutes } from './features/live/routes.ts'
import { chatRoutes } from './features/assistant/routes.ts'
import { connectionRoutes } from './features/connections/routes.ts'
import { foundingRoutes } from './features/early-access/founding/routes.ts'
import { healthRoutes } from './features/operations/routes.ts'
import { imageRoutes } from './features/media/routes.ts'
import { licenseRoutes } from './features/licenses/routes.ts'
import { passportFiles, passportRoutes } from './features/passport/routes.ts'
import { messageRoutes } from './features/messages/routes.ts'
import { mailChoiceRoutes, oneClickRoutes } from './features/notifications/mail-choice/routes.ts'
import { notificationRoutes } from './features/notifications/routes.ts'
import { pageRoutes } from './features/pages/routes.ts'
import { profileRoutes } from './features/profiles/edit/routes.ts'
import { referralRoutes } from './features/referrals/routes.ts'
import { registrationRoutes } from './features/registration/routes.ts'
import { tokenRoutes } from './features/tokens/routes.ts'
import { adminRosterRoutes, rosterRoutes } from './features/roster/routes.ts'
import { safetyRoutes } from './features/connections/safety/routes.ts'
import { signInRoutes } from './features/accounts/sign-in/routes.ts'
import { statsRoutes } from './features/early-access/stats/routes.ts'
import { businessProfileRoutes } from './features/team/profile/routes.ts'
import { teamInvitationRoutes } from './features/team/invitations/routes.ts'
import { teamRoutes } from './features/team/routes.ts'
import { userRoutes } from './features/profiles/member-page/routes.ts'
import { vendorAccessRoutes } from './features/vendors/access/routes.ts'
import { adminOnly } from './auth/staff-sign-in.ts'
import { vendorStatsRoutes } from './features/vendors/stats/routes.ts'
import { emailVerificationRoutes } from './features/accounts/email-verification/routes.ts'
import { withBodyDrained } from './http/body.ts'
import type { AppEnv } from './http/context.ts'
import { withDeadline } from './http/deadline.ts'
import { kindOf, log, withFailureLog } from './http/log.ts'
import { noStore, unknownCall } from './http/api-fallback.ts'
import { FailureError, failures, problem } from './http/problem.ts'
import { sameOrigin } from './http/same-origin.ts'
import { apiSecurityHeaders } from './http/security-headers.ts'

const api = new Hono<AppEnv>()
  .use(noStore, sameOrigin, withDeadline)
  .route('/', adminSessionRoutes)
  .route('/', adminStatsRoutes)
  .route('/', adminUserRoutes)
  .route('/', adminAuditRoutes)
  .route('/', adminVerificationRoutes)
  .route('/', adminRosterRoutes)
  .route('/', adminInboxRoutes)
  .route('/', adminExportRoutes)
  .route('/', adminBulkRoutes)
  .route('/', registrationRoutes)
  .route('/', signInRoutes)
  .route('/', userRoutes)
  .route('/', profileRoutes)
  .route('/', licenseRoutes)
  .route('/', passportRoutes)
  .route('/', rosterRoutes)
  .route('/', teamRoutes)
  .route('/', teamInvitationRoutes)
  .route('/', businessProfileRoutes)
  .route('/', settingsRoutes)
  .route('/', emailVerificationRoutes)
  .route('/', tokenRoutes)
  .route('/', connectionRoutes)
  .route('/', messageRoutes)
  .route('/', channelRoutes)
  .route('/', achievementRoutes)
  .route('/', notificationRoutes)
  .route('/', mailChoiceRoutes)
  .route('/', safetyRoutes)
  .route('/', statsRoutes)
  .route('/', foundingRoutes)
  .route('/', activityRoutes)
  .route('/', referralRoutes)
  .route('/', imageRoutes)
  .route('/', directoryRoutes)
  .route('/', contactRoutes)
  .route('/', chatRoutes)
  .route('/', vendorAccessRoutes)
  .route('/', vendorStatsRoutes)
  .route('/', healthRoutes)

// The fastest router: one regular expression for all paths. It cannot have a name and a parameter in the same
// segment for one method, as in `/users/me` and `/users/:id`; such routes fail on the first call.
export const app = new Hono<AppEnv>({ router: new RegExpRouter() })
  // Without a header's name the library reads no id of the client's; the log names our own in the answer.
  .use(requestId({ headerName: '' }), withFailureLog)
  .use('/api/*', apiSecurityHeaders)
  .use(withBodyDrained)
  .route('/api', api)
  // Only staff learn which paths below /api/admin exist.
  .all('/api/admin/*', adminOnly)
  .all('/api/*', (c) => unknownCall(c, api.routes))
  .route('/', oneClickRoutes)
  .route('/', passportFiles)
  .route('/', pageRoutes)
  .onError((error, c) => {
    if (error instanceof FailureError) return problem(c, error.failure)
    // A binding failed: the call can be retried, and batches leave no partial result.
    log('error', 'unexpected', { requestId: c.get('requestId'), kind: kindOf(error) })
    return problem(c, failures.unavailable)
  })
