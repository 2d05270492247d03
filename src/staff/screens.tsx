import { lazy } from 'react'
import { Navigate, useRoutes } from 'react-router'
import { NotFound } from '#src/features/pages/not-found.tsx'
import { adminPaths } from './admin-paths.ts'

const Dashboard = lazy(async () => ({
  default: (await import('./dashboard/dashboard-screen.tsx')).DashboardScreen,
}))
const Members = lazy(async () => ({ default: (await import('./members/members-screen.tsx')).MembersScreen }))
const Member = lazy(async () => ({ default: (await import('./member/member-screen.tsx')).MemberScreen }))
const Verifications = lazy(async () => ({
  default: (await import('./verifications/verifications-screen.tsx')).VerificationsScreen,
}))
const Roster = lazy(async () => ({ default: (await import('./roster/roster-screen.tsx')).RosterScreen }))
const Inbox = lazy(async () => ({ default: (await import('./inboxes/inbox-screen.tsx')).InboxScreen }))
const Audit = lazy(async () => ({ default: (await import('./audit/audit-screen.tsx')).AuditScreen }))
const Exports = lazy(async () => ({ default: (await import('./exports/exports-screen.tsx')).ExportsScreen }))

// `/admin` and `/admin/login` lead a signed-in admin to the dashboard.
const start = <Navigate to={adminPaths.dashboard} replace />

const screens = [
  { index: true, element: start },
  { path: 'login', element: start },
  { path: 'dashboard', element: <Dashboard /> },
  { path: 'members', element: <Members /> },
  { path: 'members/:id', element: <Member /> },
  { path: 'verifications', element: <Verifications /> },
  { path: 'roster', element: <Roster /> },
  ...['rewards', 'contact', 'bug-reports', 'member-reports'].map((path) => ({ path, element: <Inbox /> })),
  { path: 'audit', element: <Audit /> },
  { path: 'exports', element: <Exports /> },
  { path: '*', element: <NotFound /> },
]

/** The screen at an address below /admin. */
export function Screens() {
  return useRoutes(screens)
}
