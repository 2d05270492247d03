import type { RouteObject } from 'react-router'
import { PageError } from '#src/shell/page-error.tsx'
import { Shell } from '#src/shell/shell.tsx'
import { visitorRoutes } from './visitor-routes.ts'

const home = () => import('#src/pages/home/route.tsx')
const accountSetup = () => import('#src/pages/account-setup/route.tsx')
const dashboard = () => import('#src/pages/dashboard/route.tsx')
const messages = () => import('#src/pages/messages/route.tsx')

/**
 * Every screen, each in its own chunk. A page module exports `Component` and optionally `handle` (RouteHandle).
 * Every path must also be in shared/pages/pages.ts, by which the Worker recognizes a 404.
 */
export const routes: RouteObject[] = [
  {
    id: 'shell',
    Component: Shell,
    ErrorBoundary: PageError,
    children: [
      {
        id: 'pages',
        ErrorBoundary: PageError,
        children: [
          { id: 'home', path: '/', lazy: home },
          { id: 'invitation', path: '/ref/:code', lazy: home },
          { id: 'login', path: '/login', lazy: () => import('#src/pages/login/route.tsx') },
          { id: 'account-setup', path: '/account-setup', lazy: accountSetup },
          { id: 'vendor-invitation', path: '/vendor-ref/:code', lazy: accountSetup },
          { id: 'own-dashboard', path: '/dashboard', lazy: dashboard },
          { id: 'dashboard', path: '/dashboard/:id', lazy: dashboard },
          { id: 'certificate', path: '/certificate', lazy: () => import('#src/pages/certificate/route.tsx') },
          {
            id: 'referral-dashboard',
            path: '/referral-dashboard/:id',
            lazy: () => import('#src/pages/referral-dashboard/route.tsx'),
          },
          { id: 'account', path: '/account', lazy: () => import('#src/pages/account/route.tsx') },
          {
            id: 'verify-email',
            path: '/verify-email',
            lazy: () => import('#src/pages/verify-email/route.tsx'),
          },
          { id: 'connections', path: '/connections', lazy: () => import('#src/pages/connections/route.tsx') },
          { id: 'messages', path: '/messages', lazy: messages },
          { id: 'thread', path: '/messages/:id', lazy: messages },
          {
            id: 'notifications',
            path: '/notifications',
            lazy: () => import('#src/pages/notifications/route.tsx'),
          },
          ...visitorRoutes,
          {
            id: 'profile-edit',
            path: '/profile/edit/:id',
            lazy: () => import('#src/pages/profile-edit/route.tsx'),
          },
          { id: 'profile', path: '/profile/:id', lazy: () => import('#src/pages/profile/route.tsx') },
          {
            id: 'vendor-dashboard',
            path: '/vendor-dashboard/:id',
            lazy: () => import('#src/pages/vendor-dashboard/route.tsx'),
          },
          // A single route, so that visitors' bundles contain no admin screens.
          { id: 'admin', path: '/admin/*', lazy: () => import('#src/staff/route.tsx') },
          { id: 'not-found', path: '*', lazy: () => import('#src/pages/not-found/route.tsx') },
        ],
      },
    ],
  },
]
