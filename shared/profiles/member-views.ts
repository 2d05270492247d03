import * as v from 'valibot'
import { licenseBases } from '#shared/licenses/basis.ts'
import { licenseIds } from '#shared/licenses/catalogue.ts'
import { licenseStatuses } from '#shared/licenses/status.ts'
import { vendorTierIds } from '#shared/vendors/tiers.ts'
import { accountTypes } from '#shared/tokens/tokens.ts'
import { flag, id, text, texts, time } from '#shared/wire/fields.ts'

const cardFields = {
  id,
  firstName: text,
  lastName: text,
  companyName: v.nullable(text),
  licenseType: v.picklist(licenseIds),
  licenseStatus: v.picklist(licenseStatuses),
  licenseVerifiedAt: v.nullable(time),
  licenseBasis: v.nullable(v.picklist(licenseBases)),
  /** The day of the state's list that the verification rests on. */
  licenseRosterAsOf: v.nullable(text),
  city: v.nullable(text),
  logoUrl: v.nullable(text),
  personalPhotoUrl: v.nullable(text),
  accountType: v.picklist(accountTypes),
  vendorType: v.nullable(text),
  foundingNumber: v.nullable(v.number()),
}

/** A member in a list: name, picture and license. */
export const memberCard = v.strictObject(cardFields)
export type MemberCard = v.InferOutput<typeof memberCard>

const publicFields = {
  ...cardFields,
  businessDescription: v.nullable(text),
  otherBusinessType: v.nullable(text),
  zipCode: text,
  website: v.nullable(text),
  servicesOffered: texts,
  lookingFor: texts,
  teamSize: v.nullable(text),
  isFoundingMember: flag,
  /** A vendor's tier by client referrals; null for a business. */
  vendorTier: v.nullable(v.picklist(vendorTierIds)),
  skunkTokens: v.number(),
  isAdmin: flag,
  isSampleData: flag,
  createdAt: time,
}

/** The view of a public profile that anyone may read; a test pins its keys. */
export const publicUser = v.strictObject(publicFields)
export type PublicUser = v.InferOutput<typeof publicUser>

const ownFields = {
  ...publicFields,
  email: text,
  emailVerified: flag,
  phoneNumber: text,
  referralCode: text,
  isProfilePublic: flag,
  hasSecuredFunding: v.nullable(flag),
  lookingToRaise: v.nullable(flag),
  lookingToRaiseMore: v.nullable(flag),
  fundingAmount: v.nullable(text),
  businessAddress: v.nullable(text),
  licenseNumber: v.nullable(text),
  licenseProofUrl: text,
  attestationConfirmed: flag,
  smsConsent: flag,
  clientReferrals: v.number(),
  hasFullPlatformAccess: flag,
  businessOwnerId: v.nullable(id),
  isBusinessOwner: flag,
  businessOwnershipDetails: v.nullable(text),
  managedBusinessIds: v.array(id),
  bugsReported: v.number(),
  licenseeNumber: v.nullable(v.number()),
  profileVersion: v.number(),
  updatedAt: time,
}

/** The member's own view: everything but the password's hash. */
export const ownUser = v.strictObject(ownFields)
export type OwnUser = v.InferOutput<typeof ownUser>

/** The answer of every call that signs someone in. */
export const sessionAnswer = v.strictObject({ user: ownUser, warnings: v.optional(texts) })
export type SessionAnswer = v.InferOutput<typeof sessionAnswer>
