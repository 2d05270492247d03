import { sql } from 'drizzle-orm'
import type { OwnUser, PublicUser } from '#shared/profiles/member-views.ts'
import type { LicenseId } from '#shared/licenses/catalogue.ts'
import type { UserRow } from '#worker/db/schema/users.ts'
import { vendorTierOf } from '#shared/vendors/tiers.ts'
import { iso, isoOrNull } from '#shared/dates.ts'

/** A vendor's tier by client referrals; null for a business. */
export const vendorTierIdOf = (row: Pick<UserRow, 'accountType' | 'clientReferrals'>) =>
  row.accountType === 'vendor' ? vendorTierOf(row.clientReferrals).id : null

/** Whether others may see the member; a refused license hides the listing. */
export const isListed = (row: Pick<UserRow, 'isProfilePublic' | 'licenseStatus'>) =>
  row.isProfilePublic && row.licenseStatus !== 'refused'

/** The same as a condition on `users`. */
export const isListedSql = sql`is_profile_public = 1 AND license_status <> 'refused'`

/** The public view: an allow-list, so that a new column stays private until it is added here. */
export function publicView(row: UserRow): PublicUser {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    companyName: row.companyName,
    businessDescription: row.businessDescription,
    licenseType: row.licenseType as LicenseId,
    otherBusinessType: row.otherBusinessType,
    licenseStatus: row.licenseStatus,
    licenseVerifiedAt: isoOrNull(row.licenseVerifiedAt),
    licenseBasis: row.licenseBasis,
    licenseRosterAsOf: row.licenseRosterAsOf,
    city: row.city,
    zipCode: row.zipCode,
    website: row.website,
    logoUrl: row.logoUrl,
    personalPhotoUrl: row.personalPhotoUrl,
    servicesOffered: row.servicesOffered,
    lookingFor: row.lookingFor,
    teamSize: row.teamSize,
    accountType: row.accountType,
    vendorType: row.vendorType,
    isFoundingMember: row.isFoundingMember,
    vendorTier: vendorTierIdOf(row),
    foundingNumber: row.foundingNumber,
    skunkTokens: row.skunkTokens,
    isAdmin: row.isAdmin,
    isSampleData: row.isSampleData,
    createdAt: iso(row.createdAt),
  }
}

/** The member's own view: everything but the password's hash. */
export function ownView(row: UserRow): OwnUser {
  return {
    ...publicView(row),
    email: row.email,
    emailVerified: row.emailVerifiedAt !== null,
    phoneNumber: row.phoneNumber,
    referralCode: row.referralCode,
    isProfilePublic: row.isProfilePublic,
    hasSecuredFunding: row.hasSecuredFunding,
    lookingToRaise: row.lookingToRaise,
    lookingToRaiseMore: row.lookingToRaiseMore,
    fundingAmount: row.fundingAmount,
    businessAddress: row.businessAddress,
    licenseNumber: row.licenseNumber,
    licenseProofUrl: row.licenseProofUrl,
    attestationConfirmed: row.attestationConfirmed,
    smsConsent: row.smsConsent,
    clientReferrals: row.clientReferrals,
    hasFullPlatformAccess: row.hasFullPlatformAccess,
    businessOwnerId:
      row.businessOwnerId ?? (row.accountType === 'business' && row.isBusinessOwner ? row.id : null),
    isBusinessOwner: row.isBusinessOwner,
    businessOwnershipDetails: row.businessOwnershipDetails,
    managedBusinessIds: row.managedBusinessIds,
    bugsReported: row.bugsReported,
    licenseeNumber: row.licenseeNumber,
    profileVersion: row.profileVersion,
    updatedAt: iso(row.updatedAt),
  }
}
