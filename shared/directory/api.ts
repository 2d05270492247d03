import type { LicenseId, OfficialLicense } from '#shared/licenses/catalogue.ts'
import type { PublicUser } from '#shared/profiles/member-views.ts'

/** One card of `GET /api/businesses`. Built-in examples have `isSampleData` and a text as id, `sample-01`. */
export type BusinessCard = Pick<
  PublicUser,
  | 'firstName'
  | 'lastName'
  | 'companyName'
  | 'businessDescription'
  | 'licenseType'
  | 'otherBusinessType'
  | 'licenseStatus'
  | 'licenseVerifiedAt'
  | 'city'
  | 'logoUrl'
  | 'personalPhotoUrl'
  | 'servicesOffered'
  | 'lookingFor'
  | 'accountType'
  | 'vendorType'
  | 'isFoundingMember'
  | 'foundingNumber'
  | 'isSampleData'
> & {
  id: number | string
  /** Stands first, and its label says why: earned with SkunkTokens, or a vendor's tier by client referrals. */
  featuredBy: 'tokens' | 'tier' | null
  /** The viewer's own listing, though others do not see it. */
  isHidden: boolean
}

/** The question's filters; all of them must hold. */
export type DirectoryFilters = {
  q: string
  licenseType: LicenseId | null
  /** 'Can supply me': who may sell to this license. */
  canSupply: OfficialLicense | null
  /** 'Can buy from me': who may buy from this license. */
  canBuyFrom: OfficialLicense | null
  /** Also trades that no source settles. */
  unconfirmed: boolean
  verified: boolean
}
