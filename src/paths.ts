/**
 * Where everything is: one typed builder for each route of 001 §2 that we link to. Links within the site are made here
 * and nowhere else; those that members share, in `shared/referrals/referral-code.ts`.
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
  /** The registration form on the home page; the code travels along, since in-app browsers lose storage. */
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

/** Where a member of this kind is at home: vendors have a dashboard of their own (001 §2). */
export function dashboardOf({ id, accountType }: { id: Id; accountType: AccountType }): string {
  return accountType === 'vendor' ? paths.vendorDashboard(id) : paths.dashboard(id)
}
