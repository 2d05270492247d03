import type { RouteObject } from 'react-router'

const terms = () => import('#src/pages/legal/terms.tsx')
const privacy = () => import('#src/pages/legal/privacy.tsx')
const business = () => import('#src/pages/business/route.tsx')
const directory = () => import('#src/pages/directory/route.tsx')
const demoProfile = () => import('#src/pages/demo-profile/route.tsx')

/** Public screens other than the home page. */
export const visitorRoutes: RouteObject[] = [
  {
    id: 'referral-program',
    path: '/skunktoken-referral-program',
    lazy: () => import('#src/pages/referral-program/route.tsx'),
  },
  { id: 'referral-info', path: '/referral-info', lazy: () => import('#src/pages/referral-info/route.tsx') },
  { id: 'contact', path: '/contact', lazy: () => import('#src/pages/contact/route.tsx') },
  { id: 'unsubscribe', path: '/unsubscribe', lazy: () => import('#src/pages/unsubscribe/route.tsx') },
  { id: 'terms', path: '/terms', lazy: terms },
  { id: 'terms-of-service', path: '/terms-of-service', lazy: terms },
  { id: 'privacy', path: '/privacy', lazy: privacy },
  { id: 'privacy-policy', path: '/privacy-policy', lazy: privacy },
  { id: 'cookie-policy', path: '/cookie-policy', lazy: () => import('#src/pages/cookie-policy/route.tsx') },
  { id: 'businesses', path: '/businesses', lazy: directory },
  { id: 'business-directory', path: '/business-directory', lazy: directory },
  { id: 'enhanced-directory', path: '/enhanced-directory', lazy: directory },
  { id: 'business-without-id', path: '/business', lazy: business },
  { id: 'business', path: '/business/:id', lazy: business },
  { id: 'demo-1', path: '/profile/demo-1', lazy: demoProfile },
  { id: 'demo-2', path: '/profile/demo-2', lazy: demoProfile },
  { id: 'demo-3', path: '/profile/demo-3', lazy: demoProfile },
  { id: 'passport', path: '/passport/:id?', lazy: () => import('#src/pages/passport/route.tsx') },
  { id: 'vendor-demo', path: '/vendor-demo', lazy: () => import('#src/pages/vendor-demo/route.tsx') },
]
