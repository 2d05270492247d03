import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router'
import { PageError } from '#src/shell/page-error.tsx'
import { Shell } from '#src/shell/shell.tsx'
import { memberRoutes } from './member-routes.ts'
import { visitorRoutes } from './visitor-routes.ts'

const home = () => import('#src/pages/home/route.tsx')
const accountSetup = () => import('#src/pages/account-setup/route.tsx')

/**
 * Every screen, each in its own chunk. A page module exports `Component` and optionally `handle` (RouteHandle).
 * Every path must also be in shared/pages/pages.ts, by which the Worker recognizes a 404.
 */
export const routesFor = (client: QueryClient): RouteObject[] => [
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
          {
            id: 'verify-email',
            path: '/verify-email',
            lazy: () => import('#src/pages/verify-email/route.tsx'),
          },
          ...memberRoutes(client),
          ...visitorRoutes,
          {
            id: 'profile-edit',
            path: '/profile/edit/:id',
            lazy: () => import('#src/pages/profile-edit/route.tsx'),
          },
          // One entry: the admin area knows its own screens, and a visitor's bundle none of them.
          { id: 'admin', path: '/admin/*', lazy: () => import('#src/staff/route.tsx') },
          { id: 'not-found', path: '*', lazy: () => import('#src/pages/not-found/route.tsx') },
        ],
      },
    ],
  },
]
