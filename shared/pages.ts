/** The paths that have a screen (000 §2, 001 §2 "Full route table"); the Worker answers every other one with 404. */
const pagePatterns = [
  '/',
  '/ref/:code',
  '/vendor-ref/:code',
  '/login',
  '/account-setup',
  '/dashboard',
  '/dashboard/:id',
  '/referral-dashboard/:id',
  '/skunktoken-referral-program',
  '/referral-info',
  '/contact',
  '/terms',
  '/terms-of-service',
  '/privacy',
  '/privacy-policy',
  '/cookie-policy',
  '/business',
  '/business/:id',
  '/profile/demo-1',
  '/profile/demo-2',
  '/profile/demo-3',
  '/vendor-demo',
  '/vendor-dashboard/:id',
] as const

const matchers = pagePatterns.map(
  (pattern) => new RegExp(`^${pattern.replaceAll(/:[a-z]+/g, '[^/]+').replace(/(?<=.)\/$/, '')}/?$`),
)

export function isKnownPage(path: string): boolean {
  return matchers.some((matcher) => matcher.test(path))
}
