/**
 * Typed path builders for every route that the site links to. Links that members share are built in
 * `shared/referrals/referral-code.ts`.
 */

import type { AccountType } from '#shared/tokens/tokens.ts'

type Id = number | string

const query = (entries: Record<string, string | undefined>) => {
  const given = Object.entries(entries).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

const part = (value: Id) => encodeURIComponent(value)

export const paths = {
  home: () => '/',
  homeSection: (section: string) => `/#${section}`,
  /** The registration form on the home page; the URL carries the code because in-app browsers lose storage. */
  join: (code?: string) => `/${query({ ref: code })}#registration-form`,
  login: (options: { next?: string; forgot?: boolean } = {}) =>
    `/login${query({ next: options.next, mode: options.forgot ? 'forgot' : undefined })}`,
  accountSetup: (options: { type?: 'vendor'; ref?: string } = {}) => `/account-setup${query(options)}`,
  certificate: () => '/certificate',
  dashboard: (id?: Id) => (id === undefined ? '/dashboard' : `/dashboard/${part(id)}`),
  referralDashboard: (id: Id) => `/referral-dashboard/${part(id)}`,
  vendorDashboard: (id: Id) => `/vendor-dashboard/${part(id)}`,
  vendorDemo: () => '/vendor-demo',
  directory: () => '/business-directory',
  businesses: () => '/businesses',
  enhancedDirectory: () => '/enhanced-directory',
  business: (id: Id) => `/business/${part(id)}`,
  profile: (id: Id) => `/profile/${part(id)}`,
  profileEdit: (id: Id) => `/profile/edit/${part(id)}`,
  connections: () => '/connections',
  messages: () => '/messages',
  thread: (id: Id) => `/messages/${part(id)}`,
  invite: () => '/invite',
  notifications: () => '/notifications',
  contact: () => '/contact',
  referralProgram: () => '/skunktoken-referral-program',
  referralInfo: () => '/referral-info',
  terms: () => '/terms',
  privacy: () => '/privacy',
  cookiePolicy: () => '/cookie-policy',
  verifyEmail: () => '/verify-email',
  account: () => '/account',
  admin: () => '/admin',
} as const

/** The dashboard of an account; vendors have their own. */
export function dashboardOf({ id, accountType }: { id: Id; accountType: AccountType }): string {
  return accountType === 'vendor' ? paths.vendorDashboard(id) : paths.dashboard(id)
}
