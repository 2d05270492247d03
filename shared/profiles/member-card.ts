import type { PublicUser } from './member-views.ts'

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
