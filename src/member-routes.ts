import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { currentUser } from '#src/lib/stored-user.ts'
import type { MemberScreen } from './preload.ts'

const dashboard = () => import('#src/pages/dashboard/route.tsx')
const messages = () => import('#src/pages/messages/route.tsx')

/** The screens of members. Each loads its module and its data at the same time. */
export function memberRoutes(client: QueryClient): RouteObject[] {
  /** Waits for nothing. The queries have a module of their own, which visitors do not load. */
  const preloads = (screen: MemberScreen) => ({
    loader: ({ params, url }: LoaderFunctionArgs) => {
      const user = currentUser()
      if (user) {
        const visit = { user, id: params['id'], search: url.searchParams }
        import('./preload.ts').then(({ preload }) => preload(client, screen, visit)).catch(() => undefined)
      }
      return null
    },
    // What an address changes within a screen is the screen's own business.
    shouldRevalidate: () => false,
  })
  return [
    { id: 'own-dashboard', path: '/dashboard', lazy: dashboard, ...preloads('dashboard') },
    { id: 'dashboard', path: '/dashboard/:id', lazy: dashboard, ...preloads('dashboard') },
    {
      id: 'certificate',
      path: '/certificate',
      lazy: () => import('#src/pages/certificate/route.tsx'),
      ...preloads('certificate'),
    },
    {
      id: 'referral-dashboard',
      path: '/referral-dashboard/:id',
      lazy: () => import('#src/pages/referral-dashboard/route.tsx'),
      ...preloads('referralDashboard'),
    },
    {
      id: 'account',
      path: '/account',
      lazy: () => import('#src/pages/account/route.tsx'),
      ...preloads('account'),
    },
    {
      id: 'connections',
      path: '/connections',
      lazy: () => import('#src/pages/connections/route.tsx'),
      ...preloads('connections'),
    },
    { id: 'invite', path: '/invite', lazy: () => import('#src/pages/invite/route.tsx') },
    { id: 'messages', path: '/messages', lazy: messages, ...preloads('messages') },
    { id: 'thread', path: '/messages/:id', lazy: messages, ...preloads('messages') },
    {
      id: 'notifications',
      path: '/notifications',
      lazy: () => import('#src/pages/notifications/route.tsx'),
      ...preloads('notifications'),
    },
    {
      id: 'profile',
      path: '/profile/:id',
      lazy: () => import('#src/pages/profile/route.tsx'),
      ...preloads('profile'),
    },
    {
      id: 'vendor-dashboard',
      path: '/vendor-dashboard/:id',
      lazy: () => import('#src/pages/vendor-dashboard/route.tsx'),
      ...preloads('vendorDashboard'),
    },
  ]
}
