import { licenseShortLabel, officialLicenses } from '#shared/licenses/catalogue.ts'
import { dashboardOf, paths } from '#src/paths.ts'
import type { StoredUser } from '#src/lib/stored-user.ts'

export type NavEntry = {
  label: string
  to: string
  /** The inbox count to show next to the label. */
  counts?: 'requests' | 'unreadMessages'
  /** Other paths of the same screen. */
  aliases?: readonly string[]
}

/** The header's entries for visitors; Join Network is a button beside them. */
export const visitorNavigation: readonly NavEntry[] = [
  { label: 'SkunkTokens', to: paths.referralProgram() },
  { label: 'Contact Us', to: paths.contact() },
  { label: 'Login', to: paths.login() },
]

/** The header's entries for members. */
export function memberNavigation(user: StoredUser): NavEntry[] {
  const { id } = user
  return [
    {
      label: 'Dashboard',
      to: dashboardOf(user),
      aliases: ['/dashboard'],
    },
    {
      label: 'Directory',
      to: paths.directory(),
      aliases: [paths.businesses(), paths.enhancedDirectory()],
    },
    { label: 'SkunkTokens', to: paths.referralProgram() },
    { label: 'Referral Center', to: paths.referralDashboard(id) },
    { label: 'Connections', to: paths.connections(), counts: 'requests' },
    { label: 'Messages', to: paths.messages(), counts: 'unreadMessages' },
    { label: 'Contact Us', to: paths.contact() },
  ]
}

export function isCurrent({ to, aliases = [] }: NavEntry, pathname: string): boolean {
  const path = pathname.replace(/(?<=.)\/$/, '')
  return path === to || aliases.includes(path)
}

/** How many licenses the footer lists before '+6 More'. */
const namedLicenses = 7

const licenseEntries: readonly NavEntry[] = [
  ...officialLicenses.slice(0, namedLicenses).map((id) => ({
    label: licenseShortLabel(id),
    to: paths.homeSection(`license-types/${id}`),
  })),
  { label: `+${officialLicenses.length - namedLicenses} More`, to: paths.homeSection('license-types') },
]

type FooterColumn = { title: string; entries: readonly NavEntry[] }

/** The footer's columns; the footer itself adds the assistant's button. */
export const footerColumns: readonly FooterColumn[] = [
  {
    title: 'Platform',
    entries: [
      { label: 'Referral program', to: paths.referralProgram() },
      { label: 'How referrals work', to: paths.referralInfo() },
      { label: 'Directory', to: paths.directory() },
      { label: 'Contact Us', to: paths.contact() },
    ],
  },
  { title: 'License Types', entries: licenseEntries },
  {
    title: 'Legal',
    entries: [
      { label: 'Terms of Service', to: paths.terms() },
      { label: 'Privacy Policy', to: paths.privacy() },
      { label: 'Cookie Policy', to: paths.cookiePolicy() },
    ],
  },
]
