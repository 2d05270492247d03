import type { RouteObject } from 'react-router'

const gate = () => import('#src/pages/admin/route.tsx')
const inbox = () => import('#src/pages/admin/inbox-route.tsx')

/** The admin area: the password form at every address until a token is there, each screen its own chunk (001 §2). */
export const adminRoutes: RouteObject[] = [
  {
    id: 'admin-area',
    path: '/admin',
    lazy: gate,
    children: [
      { id: 'admin', index: true, lazy: () => import('#src/pages/admin/start-route.tsx') },
      { id: 'admin-login', path: 'login', lazy: () => import('#src/pages/admin/start-route.tsx') },
      {
        id: 'admin-dashboard',
        path: 'dashboard',
        lazy: () => import('#src/pages/admin/dashboard-route.tsx'),
      },
      { id: 'admin-members', path: 'members', lazy: () => import('#src/pages/admin/members-route.tsx') },
      { id: 'admin-member', path: 'members/:id', lazy: () => import('#src/pages/admin/member-route.tsx') },
      {
        id: 'admin-verifications',
        path: 'verifications',
        lazy: () => import('#src/pages/admin/verifications-route.tsx'),
      },
      { id: 'admin-rewards', path: 'rewards', lazy: inbox },
      { id: 'admin-contact', path: 'contact', lazy: inbox },
      { id: 'admin-bug-reports', path: 'bug-reports', lazy: inbox },
      { id: 'admin-member-reports', path: 'member-reports', lazy: inbox },
      { id: 'admin-audit', path: 'audit', lazy: () => import('#src/pages/admin/audit-route.tsx') },
      { id: 'admin-exports', path: 'exports', lazy: () => import('#src/pages/admin/exports-route.tsx') },
      { id: 'admin-nowhere', path: '*', lazy: () => import('#src/pages/not-found/route.tsx') },
    ],
  },
]
