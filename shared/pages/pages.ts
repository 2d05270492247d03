/** Every screen's path with what search engines and link previews read of it (000 §2, 001 §2 "Full route table"). */
import { brand } from '#shared/brand.ts'

export type Page = {
  /** A segment that begins with a colon takes anything. */
  readonly path: string
  readonly title: string
  readonly description: string
  /**
   * `written` pages are written at build time and may be indexed; `open` ones are for everybody, but made in the
   * browser; `private` ones need a sign-in or a mailed link and are indexed by nobody.
   */
  readonly kind: 'written' | 'open' | 'private'
}

const slogan = `The business network for ${brand.state}’s licensed cannabis and hemp trade: growers, makers, stores and the vendors who serve them.`
const directory = `Licensed cannabis and hemp businesses in ${brand.state}, by license type, service and city.`
const terms = `The terms of ${brand.name}.`
const privacy = `What ${brand.name} keeps, who sees it, and how to have it removed.`

const written = (path: string, title: string, description: string): Page => ({
  path,
  title,
  description,
  kind: 'written',
})
const open = (path: string, title: string, description = slogan): Page => ({
  path,
  title,
  description,
  kind: 'open',
})
const hidden = (path: string, title: string): Page => ({ path, title, description: slogan, kind: 'private' })

/** The first pattern that fits a path is its page. */
export const pages: readonly Page[] = [
  written('/', brand.name, slogan),
  written('/ref/:code', brand.name, `Join ${brand.name} through an invitation. ${slogan}`),
  written('/login', 'Sign in', `Sign in to ${brand.name}.`),
  written(
    '/account-setup',
    'Join',
    `Join ${brand.name}: free for business owners, with a referral program for vendor partners.`,
  ),
  written('/vendor-ref/:code', 'Join', `Join ${brand.name} through a vendor partner’s invitation.`),
  written(
    '/skunktoken-referral-program',
    `${brand.tokens} referral program`,
    `How ${brand.tokens} are earned, and the rewards they unlock.`,
  ),
  written(
    '/referral-info',
    'How referrals work',
    `How referrals earn ${brand.tokens}, and what each tier gives.`,
  ),
  written(
    '/contact',
    'Contact Us',
    `Write to ${brand.name}: general questions, partnerships and technical support.`,
  ),
  written('/terms', 'Terms of Service', terms),
  written('/terms-of-service', 'Terms of Service', terms),
  written('/privacy', 'Privacy Policy', privacy),
  written('/privacy-policy', 'Privacy Policy', privacy),
  written('/cookie-policy', 'Cookie Policy', `Which cookies ${brand.name} uses, and for how long.`),
  written('/businesses', 'Business directory', directory),
  written('/business-directory', 'Business directory', directory),
  written('/enhanced-directory', 'Business directory', directory),
  written(
    '/vendor-demo',
    'Vendor partner demo',
    'What a vendor partner’s dashboard looks like, with sample figures.',
  ),
  written('/business', 'Profile Not Found', directory),
  written(
    '/business/:id',
    'Example business',
    'What a business looks like in the directory. An example, not a member.',
  ),
  written(
    '/profile/demo-1',
    'Example profile: cultivator',
    'What a cultivator’s profile looks like. An example, not a member.',
  ),
  written(
    '/profile/demo-2',
    'Example profile: manufacturer',
    'What a manufacturer’s profile looks like. An example, not a member.',
  ),
  written(
    '/profile/demo-3',
    'Example profile: retailer',
    'What a retailer’s profile looks like. An example, not a member.',
  ),
  hidden('/profile/edit/:id', 'Edit profile'),
  open('/profile/:id', 'Member profile'),
  hidden('/verify-email', 'Confirm your email'),
  hidden('/dashboard', 'Dashboard'),
  hidden('/dashboard/:id', 'Dashboard'),
  hidden('/referral-dashboard/:id', 'Referral Center'),
  hidden('/vendor-dashboard/:id', 'Vendor dashboard'),
  hidden('/connections', 'Connections'),
  hidden('/messages', 'Messages'),
  hidden('/messages/:id', 'Messages'),
  hidden('/notifications', 'Notifications'),
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
  form: new RegExp(`^${page.path === '/' ? '/' : `${page.path.replaceAll(/:[a-z]+/g, '[^/]+')}/?`}$`),
}))

/** The page at a path; null where there is none, which the Worker answers with 404. */
export function pageAt(path: string): Page | null {
  return matchers.find(({ form }) => form.test(path))?.page ?? null
}

/** The code in the address under which an invitation's page is written; the Worker puts the real one in its links. */
export const writtenCode = 'CODE'

/** Whether a page is reached by an invitation's link; one written file stands for all of them. */
export function isInvitation(page: Page): boolean {
  return page.path.endsWith('/:code')
}

/** Whether a page shows the home page, which an invitation does too. */
export function isHome(page: Page): boolean {
  return page.path === '/' || page.path === '/ref/:code'
}

/** Where the 404 screen is written from: an address that no page has. */
export const missingPath = '/404'

/** The file a written page is kept in, below its state's folder. A name that no file has is a page that does not exist. */
export function writtenFile(page: Page | null, path: string): string {
  const written = page && isInvitation(page) ? page.path.replace(':code', writtenCode) : path
  return written === '/' ? 'home' : written.replaceAll(/^\/|\/$/g, '').replaceAll('/', '--')
}
