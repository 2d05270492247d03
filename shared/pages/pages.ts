/** The path of every screen, with its title and description for search engines and link previews. */
import { brand } from '#shared/brand.ts'

export type Page = {
  /** A segment that starts with a colon matches any text. */
  readonly path: string
  readonly title: string
  readonly description: string
  /**
   * `prerendered` pages are rendered at build time and may be indexed; `open` ones are public, but rendered in the browser;
   * `private` ones need a sign-in or a mailed link and are never indexed.
   */
  readonly kind: 'prerendered' | 'open' | 'private'
}

const slogan = `The business network for ${brand.state}’s licensed cannabis and hemp trade: growers, makers, stores and the vendors who serve them.`
const directory = `Licensed cannabis and hemp businesses in ${brand.state}, by license type, service and city.`
const terms = `The terms of ${brand.name}.`
const privacy = `What ${brand.name} keeps, who sees it, and how to have it removed.`

const prerendered = (path: string, title: string, description: string): Page => ({
  path,
  title,
  description,
  kind: 'prerendered',
})
const open = (path: string, title: string, description = slogan): Page => ({
  path,
  title,
  description,
  kind: 'open',
})
const hidden = (path: string, title: string): Page => ({ path, title, description: slogan, kind: 'private' })

/** The page of a path is the first whose pattern matches. */
export const pages: readonly Page[] = [
  prerendered('/', brand.name, slogan),
  prerendered('/ref/:code', brand.name, `Join ${brand.name} through an invitation. ${slogan}`),
  prerendered('/login', 'Sign in', `Sign in to ${brand.name}.`),
  prerendered(
    '/account-setup',
    'Join',
    `Join ${brand.name}: free for business owners, with a referral program for vendor partners.`,
  ),
  prerendered('/vendor-ref/:code', 'Join', `Join ${brand.name} through a vendor partner’s invitation.`),
  prerendered(
    '/skunktoken-referral-program',
    `${brand.tokens} referral program`,
    `How ${brand.tokens} are earned, and the rewards they unlock.`,
  ),
  prerendered(
    '/referral-info',
    'How referrals work',
    `How referrals earn ${brand.tokens}, and what each tier gives.`,
  ),
  prerendered(
    '/contact',
    'Contact Us',
    `Write to ${brand.name}: general questions, partnerships and technical support.`,
  ),
  prerendered('/terms', 'Terms of Service', terms),
  prerendered('/terms-of-service', 'Terms of Service', terms),
  prerendered('/privacy', 'Privacy Policy', privacy),
  prerendered('/privacy-policy', 'Privacy Policy', privacy),
  prerendered('/cookie-policy', 'Cookie Policy', `Which cookies ${brand.name} uses, and for how long.`),
  prerendered(
    '/passport',
    'License passports',
    'What a license passport says, what it rests on, and how anybody can check one.',
  ),
  prerendered('/businesses', 'Business directory', directory),
  prerendered('/business-directory', 'Business directory', directory),
  prerendered('/enhanced-directory', 'Business directory', directory),
  prerendered(
    '/vendor-demo',
    'Vendor partner demo',
    'What a vendor partner’s dashboard looks like, with sample figures.',
  ),
  prerendered('/business', 'Profile Not Found', directory),
  prerendered(
    '/business/:id',
    'Example business',
    'What a business looks like in the directory. An example, not a member.',
  ),
  prerendered(
    '/profile/demo-1',
    'Example profile: cultivator',
    'What a cultivator’s profile looks like. An example, not a member.',
  ),
  prerendered(
    '/profile/demo-2',
    'Example profile: manufacturer',
    'What a manufacturer’s profile looks like. An example, not a member.',
  ),
  prerendered(
    '/profile/demo-3',
    'Example profile: retailer',
    'What a retailer’s profile looks like. An example, not a member.',
  ),
  hidden('/profile/edit/:id', 'Edit profile'),
  open('/profile/:id', 'Member profile'),
  open('/passport/:id', 'License passport'),
  hidden('/verify-email', 'Confirm your email'),
  hidden('/unsubscribe', 'Email settings'),
  hidden('/dashboard', 'Dashboard'),
  hidden('/dashboard/:id', 'Dashboard'),
  hidden('/referral-dashboard/:id', 'Referral Center'),
  hidden('/vendor-dashboard/:id', 'Vendor dashboard'),
  hidden('/connections', 'Connections'),
  hidden('/messages', 'Messages'),
  hidden('/messages/:id', 'Messages'),
  hidden('/notifications', 'Notifications'),
  hidden('/invite', 'Who is not here yet'),
  hidden('/account', 'Account'),
  hidden('/certificate', 'Founding certificate'),
  hidden('/admin', 'Admin'),
  hidden('/admin/login', 'Admin'),
  hidden('/admin/dashboard', 'Admin'),
  hidden('/admin/:section', 'Admin'),
  hidden('/admin/:section/:id', 'Admin'),
]

const matchers = pages.map((page) => ({
  page,
  pattern: new RegExp(`^${page.path === '/' ? '/' : `${page.path.replaceAll(/:[a-z]+/g, '[^/]+')}/?`}$`),
}))

/** The page at a path; null if there is none, which the Worker answers with 404. */
export function pageAt(path: string): Page | null {
  return matchers.find(({ pattern }) => pattern.test(path))?.page ?? null
}

/** The code with which invitations are prerendered; the Worker puts the real one into the links. */
export const placeholderCode = 'CODE'

/** Whether a page is an invitation's; one prerendered file serves all codes. */
export function isInvitation(page: Page): boolean {
  return page.path.endsWith('/:code')
}

/** Whether a page shows the home page, as invitations do. */
export function isHome(page: Page): boolean {
  return page.path === '/' || page.path === '/ref/:code'
}

/** A path that no page has, at which the 404 screen is prerendered. */
export const missingPath = '/404'

/** The name of a prerendered page's file, in the folder of its copy state. */
export function prerenderedFile(page: Page | null, path: string): string {
  const filePath = page && isInvitation(page) ? page.path.replace(':code', placeholderCode) : path
  return filePath === '/' ? 'home' : filePath.replaceAll(/^\/|\/$/g, '').replaceAll('/', '--')
}
