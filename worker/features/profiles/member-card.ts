import type { MemberCard } from '#shared/profiles/member-views.ts'
import type { LicenseId } from '#shared/licenses/catalogue.ts'
import { users } from '#worker/db/schema/users.ts'
import { isoOrNull } from '#shared/dates.ts'

/** The columns of a card. D1 batches return rows by column name, so queries that join these must rename their own `id`. */
export const cardColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  companyName: users.companyName,
  licenseType: users.licenseType,
  licenseStatus: users.licenseStatus,
  licenseVerifiedAt: users.licenseVerifiedAt,
  licenseBasis: users.licenseBasis,
  licenseRosterAsOf: users.licenseRosterAsOf,
  city: users.city,
  logoUrl: users.logoUrl,
  personalPhotoUrl: users.personalPhotoUrl,
  accountType: users.accountType,
  vendorType: users.vendorType,
  foundingNumber: users.foundingNumber,
} as const

export type CardRow = Pick<typeof users.$inferSelect, keyof typeof cardColumns>

/** What is left of a member whom the viewer may no longer see, in a conversation that the viewer keeps. */
export const hiddenCard = (id: number): MemberCard => ({
  id,
  firstName: 'A',
  lastName: 'member',
  companyName: null,
  licenseType: 'other',
  licenseStatus: 'none',
  licenseVerifiedAt: null,
  licenseBasis: null,
  licenseRosterAsOf: null,
  city: null,
  logoUrl: null,
  personalPhotoUrl: null,
  accountType: 'business',
  vendorType: null,
  foundingNumber: null,
})

/** A member in a list of other members: an allow-list, like the public view. */
export function memberCard(row: CardRow): MemberCard {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    companyName: row.companyName,
    licenseType: row.licenseType as LicenseId,
    licenseStatus: row.licenseStatus,
    licenseVerifiedAt: isoOrNull(row.licenseVerifiedAt),
    licenseBasis: row.licenseBasis,
    licenseRosterAsOf: row.licenseRosterAsOf,
    city: row.city,
    logoUrl: row.logoUrl,
    personalPhotoUrl: row.personalPhotoUrl,
    accountType: row.accountType,
    vendorType: row.vendorType,
    foundingNumber: row.foundingNumber,
  }
}
