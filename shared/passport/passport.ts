/** The license passport: who may have one, what the badge says, and how long each part of the proof lives. */
import { dayMs, utcDay } from '#shared/dates.ts'
import type { LicenseId } from '#shared/licenses/catalogue.ts'
import type { LicenseStatus } from '#shared/licenses/status.ts'

const hourMs = 60 * 60 * 1000

export const passportLifetimes = {
  /** How long caches may keep a badge or a statement, in seconds: what changes shows within this time. */
  cacheSeconds: 300,
  /** How long a signed statement is valid. */
  statementMs: dayMs,
  /** How long a key signs. */
  keySignsMs: 30 * dayMs,
  /** How long before the old key's end the next one is published, so that no verifier meets an unknown key. */
  keyLeadMs: hourMs,
} as const

/** How long a key stays published: a statement signed in its last moment can be checked until it expires. */
export const keyPublishedMs = passportLifetimes.keySignsMs + passportLifetimes.statementMs

/** What a badge says. `unknown`: there is no such member, or nothing that they show. */
export type BadgeState = 'verified' | 'not_verified' | 'unknown'

export type PassportHolder = {
  readonly licenseType: LicenseId
  readonly licenseStatus: LicenseStatus
  /** Epoch milliseconds or ISO; null without a date. */
  readonly licenseVerifiedAt: number | string | null
  /** The last day of the license, as '2026-12-31'; null if it is not known. */
  readonly licenseExpiresOn: string | null
  readonly isSampleData: boolean
}

/**
 * Whether a member may have a passport: a verified license of the state that has not expired. The vendors' own entry is
 * no license, and nothing is signed about sample data. `now` in epoch milliseconds.
 */
export function mayHavePassport(holder: PassportHolder, now: number): boolean {
  return (
    holder.licenseStatus === 'verified' &&
    holder.licenseVerifiedAt !== null &&
    (holder.licenseExpiresOn === null || utcDay(now) <= holder.licenseExpiresOn) &&
    holder.licenseType !== 'vendor_service_provider' &&
    !holder.isSampleData
  )
}

/**
 * What the badge of a member says: `not_verified` only about members who have switched the passport on, since a badge
 * must tell nothing about the others.
 */
export function badgeStateOf(
  holder: (PassportHolder & { readonly isProfilePublic: boolean; readonly hasPassport: boolean }) | undefined,
  now: number,
): BadgeState {
  if (!holder?.hasPassport || !holder.isProfilePublic || holder.isSampleData) return 'unknown'
  return mayHavePassport(holder, now) ? 'verified' : 'not_verified'
}

/** The title of a passport that is not there. */
export const passportMissing = 'No passport here'

/** The second at which a statement of `now` expires: a day later, or with the last day of the license. Epoch seconds. */
export function statementExpiry(now: number, licenseExpiresOn: string | null): number {
  const latest = now + passportLifetimes.statementMs
  const licenseEnd = licenseExpiresOn === null ? latest : Date.parse(licenseExpiresOn) + dayMs
  return Math.floor(Math.min(latest, licenseEnd) / 1000)
}

/** The addresses of one member's proofs, from the site's root. */
export const passportPaths = {
  page: (id: number | string) => `/passport/${id}`,
  statement: (id: number | string) => `/passport/${id}.jwt`,
  badge: (id: number | string, theme: BadgeTheme = 'light') =>
    theme === 'dark' ? `/badge/${id}.svg?theme=dark` : `/badge/${id}.svg`,
  keys: '/.well-known/jwks.json',
  /** The page that explains passports. */
  about: '/passport',
} as const

export const badgeThemes = ['light', 'dark'] as const
export type BadgeTheme = (typeof badgeThemes)[number]

/** The size of a badge in pixels. */
export const badgeSize = { width: 264, height: 56 } as const

/** How a badge looks on the member's own website: as its visitors' devices, or always the same. */
export const badgeLooks = ['auto', ...badgeThemes] as const
export type BadgeLook = (typeof badgeLooks)[number]

/**
 * The HTML for the member's own website: the badge, linked to the passport. It says nothing by itself, since only the
 * picture follows the license.
 * @param origin the site's address without a slash at its end
 */
export function badgeSnippet(origin: string, id: number, look: BadgeLook): string {
  const { width, height } = badgeSize
  const image = (theme: BadgeTheme) =>
    `<img src="${origin}${passportPaths.badge(id, theme)}" width="${width}" height="${height}" alt="License status">`
  const picture =
    look === 'auto'
      ? `<picture><source srcset="${origin}${passportPaths.badge(id, 'dark')}" media="(prefers-color-scheme: dark)">${image('light')}</picture>`
      : image(look)
  return `<a href="${origin}${passportPaths.page(id)}">${picture}</a>`
}
