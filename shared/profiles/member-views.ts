import type { LicenseId } from '#shared/licenses/catalogue.ts'
import type { LicenseStatus } from '#shared/licenses/status.ts'
import type { AccountType } from '#shared/tokens/tokens.ts'

/** What anybody may read of a member whose profile is public (design §6: allow-listed, pinned by test). */
export type PublicUser = {
  id: number
  firstName: string
  lastName: string
  companyName: string | null
  businessDescription: string | null
  licenseType: LicenseId
  otherBusinessType: string | null
  licenseStatus: LicenseStatus
  licenseVerifiedAt: string | null
  city: string | null
  zipCode: string
  website: string | null
  logoUrl: string | null
  personalPhotoUrl: string | null
  servicesOffered: string[]
  lookingFor: string[]
  teamSize: string | null
  accountType: AccountType
  vendorType: string | null
  isFoundingMember: boolean
  foundingNumber: number | null
  skunkTokens: number
  isAdmin: boolean
  isSampleData: boolean
  createdAt: string
}

/** What the member alone reads of the own account: all but the hash. */
export type OwnUser = PublicUser & {
  email: string
  emailVerified: boolean
  phoneNumber: string
  referralCode: string
  isProfilePublic: boolean
  hasSecuredFunding: boolean | null
  lookingToRaise: boolean | null
  lookingToRaiseMore: boolean | null
  fundingAmount: string | null
  businessAddress: string | null
  licenseNumber: string | null
  licenseProofUrl: string
  attestationConfirmed: boolean
  smsConsent: boolean
  clientReferrals: number
  hasFullPlatformAccess: boolean
  businessOwnerId: number | null
  isBusinessOwner: boolean
  businessOwnershipDetails: string | null
  managedBusinessIds: number[]
  bugsReported: number
  licenseeNumber: number | null
  profileVersion: number
  updatedAt: string
}

/** `GET /api/session`, `POST /api/user/login`, `POST /api/register`. */
export type SessionAnswer = { user: OwnUser; warnings?: string[] }

/** A member as others meet them in a list: enough for a name, a face and a license. */
export type MemberCard = Pick<
  PublicUser,
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'companyName'
  | 'licenseType'
  | 'licenseStatus'
  | 'licenseVerifiedAt'
  | 'city'
  | 'logoUrl'
  | 'personalPhotoUrl'
  | 'accountType'
  | 'vendorType'
  | 'foundingNumber'
>
