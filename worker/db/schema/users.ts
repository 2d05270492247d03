import { sql } from 'drizzle-orm'
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { licenseBases } from '#shared/licenses/basis.ts'
import { licenseStatuses } from '#shared/licenses/status.ts'
import { licenseKeySql } from '#worker/db/license-key.ts'
import { foldVersion } from '#shared/search/fold.ts'
import { invitationStatuses } from '#shared/team/invitations.ts'
import { flag, instant, oneOf, textList } from './columns.ts'

/** Properties that few members have; each has its own partial index. */
const rareFlags = [
  ['admins', sql`is_admin = 1`],
  ['samples', sql`is_sample_data = 1`],
  ['founders', sql`founding_number IS NOT NULL`],
] as const

/** Profiles that the directory shows. */
const isListed = sql`is_profile_public = 1 AND license_status <> 'refused' AND claim <> 'pending'`

/** A member: a business owner, a team member or a vendor partner. */
export const users = sqliteTable(
  'users',
  {
    // AUTOINCREMENT never reuses an id, so no leftover of a deleted member attaches to a new one.
    id: integer('id').primaryKey({ autoIncrement: true }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    /** Without +tag and Gmail dots; used only to detect self-referrals. */
    emailFold: text('email_fold').notNull(),
    emailVerifiedAt: instant('email_verified_at'),
    passwordHash: text('password_hash').notNull(),
    passwordResetRequired: flag('password_reset_required').notNull().default(false),
    licenseType: text('license_type').notNull(),
    licenseNumber: text('license_number'),
    licenseProofKey: text('license_proof_key'),
    licenseProofUrl: text('license_proof_url').notNull().default(''),
    licenseStatus: text('license_status', { enum: licenseStatuses }).notNull().default('none'),
    licenseVerifiedAt: instant('license_verified_at'),
    zipCode: text('zip_code').notNull(),
    city: text('city'),
    referralCode: text('referral_code').notNull(),
    /** The sum of the member's token_entries, maintained by a trigger. */
    skunkTokens: integer('skunk_tokens').notNull().default(0),
    hasSecuredFunding: flag('has_secured_funding'),
    lookingToRaise: flag('looking_to_raise'),
    lookingToRaiseMore: flag('looking_to_raise_more'),
    fundingAmount: text('funding_amount'),
    companyName: text('company_name'),
    businessDescription: text('business_description'),
    website: text('website'),
    phoneNumber: text('phone_number').notNull(),
    logoUrl: text('logo_url'),
    personalPhotoUrl: text('personal_photo_url'),
    isProfilePublic: flag('is_profile_public').notNull().default(true),
    servicesOffered: textList('services_offered'),
    lookingFor: textList('looking_for'),
    attestationConfirmed: flag('attestation_confirmed').notNull().default(false),
    isAdmin: flag('is_admin').notNull().default(false),
    isSampleData: flag('is_sample_data').notNull().default(false),
    isFoundingMember: flag('is_founding_member').notNull().default(false),
    foundingNumber: integer('founding_number'),
    licenseeNumber: integer('licensee_number'),
    claim: text('claim', { enum: ['none', 'pending', 'done'] })
      .notNull()
      .default('none'),
    businessAddress: text('business_address'),
    teamSize: text('team_size'),
    otherBusinessType: text('other_business_type'),
    smsConsent: flag('sms_consent').notNull().default(false),
    consentVersion: text('consent_version').notNull(),
    consentedAt: instant('consented_at').notNull(),
    accountType: text('account_type', { enum: ['business', 'vendor'] })
      .notNull()
      .default('business'),
    vendorType: text('vendor_type'),
    clientReferrals: integer('client_referrals').notNull().default(0),
    hasFullPlatformAccess: flag('has_full_platform_access').notNull().default(false),
    businessOwnerId: integer('business_owner_id').references((): AnySQLiteColumn => businesses.id, {
      onDelete: 'set null',
    }),
    isBusinessOwner: flag('is_business_owner').notNull().default(true),
    businessOwnershipDetails: text('business_ownership_details'),
    managedBusinessIds: text('managed_business_ids', { mode: 'json' })
      .$type<number[]>()
      .notNull()
      .default(sql`'[]'`),
    bugsReported: integer('bugs_reported').notNull().default(0),
    /** The highest current placement in listings; 0 without one. */
    featuredUntil: instant('featured_until').notNull().default(0),
    placementUntil: instant('placement_until').notNull().default(0),
    emailDigest: flag('email_digest').notNull().default(false),
    warnedAt: instant('warned_at'),
    profileVersion: integer('profile_version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** What staff and the directory order names by (`sortKey`). */
    nameKey: text('name_key').notNull().default(''),
    listingKey: text('listing_key').notNull().default(''),
    /** Folded words of the name and of the rest of the profile that a search finds beside those as typed (`extraWords`). */
    nameWords: text('name_words').notNull().default(''),
    profileWords: text('profile_words').notNull().default(''),
    /** The version of the rule that wrote these four columns. */
    foldVersion: integer('fold_version').notNull().default(0),
    /** When the daily mail was last considered; who has waited longest is next. */
    digestAt: instant('digest_at').notNull().default(0),
    /** What a verified license rests on; null without a verification. */
    licenseBasis: text('license_basis', { enum: licenseBases }),
    /** The version of the state's list whose row supports the license, and the day of that list. */
    licenseRosterId: integer('license_roster_id'),
    licenseRosterAsOf: text('license_roster_as_of'),
    /** The last day of a verified license, if the list names one. */
    licenseExpiresOn: text('license_expires_on'),
  },
  (t) => [
    uniqueIndex('users_email_key').on(t.emailKey),
    uniqueIndex('users_referral_code').on(t.referralCode),
    uniqueIndex('users_founding_number')
      .on(t.foundingNumber)
      .where(sql`founding_number IS NOT NULL`),
    uniqueIndex('users_licensee_number')
      .on(t.licenseeNumber)
      .where(sql`licensee_number IS NOT NULL`),
    index('users_claim_pending')
      .on(t.id)
      .where(sql`claim = 'pending'`),
    index('users_created').on(t.createdAt, t.id),
    index('users_license_key')
      .on(licenseKeySql('license_number'))
      .where(sql`license_number IS NOT NULL`),
    index('users_verified')
      .on(t.id)
      .where(sql`license_status = 'verified'`),
    index('users_license_expires')
      .on(t.licenseExpiresOn)
      .where(sql`license_expires_on IS NOT NULL`),
    index('users_business_owner')
      .on(t.businessOwnerId)
      .where(sql`business_owner_id IS NOT NULL`),
    index('users_phone').on(t.phoneNumber),
    index('users_email_digest')
      .on(t.digestAt, t.id)
      .where(sql`email_digest = 1`),
    // A literal, since SQLite uses a partial index only for a condition that it finds in the statement as it is.
    index('users_fold_outdated')
      .on(t.id)
      .where(sql.raw(`fold_version < ${foldVersion}`)),
    index('users_featured')
      .on(t.featuredUntil)
      .where(sql`featured_until > 0`),
    // The sort orders of the directory, of all public profiles and of one license.
    index('users_listed').on(t.id).where(isListed),
    index('users_listed_by_name').on(t.listingKey, t.id).where(isListed),
    index('users_listed_license').on(t.licenseType, t.id).where(isListed),
    index('users_listed_license_by_name').on(t.licenseType, t.listingKey, t.id).where(isListed),
    // The sort orders of the staff's list; partial indexes find a rare flag without reading every member.
    index('users_by_tokens').on(t.skunkTokens, t.id),
    index('users_by_name').on(t.nameKey, t.id),
    ...rareFlags.flatMap(([name, where]) => [
      index(`users_${name}_by_tokens`).on(t.skunkTokens, t.id).where(where),
      index(`users_${name}_by_name`).on(t.nameKey, t.id).where(where),
    ]),
    check('users_tokens_not_negative', sql`skunk_tokens >= 0`),
    check('users_founding_range', sql`founding_number IS NULL OR founding_number BETWEEN 1 AND 50`),
    check('users_founding_is_business', sql`founding_number IS NULL OR account_type = 'business'`),
    check('users_founding_flag', sql`is_founding_member = (founding_number IS NOT NULL)`),
    check('users_account_type', sql`account_type IN ('business', 'vendor')`),
    check('users_claim_state', sql`claim IN ('none', 'pending', 'done')`),
    check('users_license_status', sql`license_status IN ('none', 'pending', 'verified', 'refused')`),
  ],
)

/** A business. `id` is the founding user's id and outlives that user; `owner_id` changes with a transfer. */
export const businesses = sqliteTable(
  'businesses',
  {
    id: integer('id').primaryKey(),
    ownerId: integer('owner_id')
      .notNull()
      .references((): AnySQLiteColumn => users.id),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('businesses_owner').on(t.ownerId)],
)

export const businessTeamMembers = sqliteTable(
  'business_team_members',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    businessOwnerId: integer('business_owner_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    memberId: integer('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ['admin', 'member'] })
      .notNull()
      .default('member'),
    joinedAt: instant('joined_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    // A member works for one business at a time.
    uniqueIndex('business_team_members_member').on(t.memberId),
    index('business_team_members_business').on(t.businessOwnerId, t.role, t.joinedAt),
    check('business_team_members_role', sql`role IN ('admin', 'member')`),
  ],
)

export const ownershipTransfers = sqliteTable(
  'ownership_transfers',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    businessOwnerId: integer('business_owner_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    fromUserId: integer('from_user_id').references(() => users.id, { onDelete: 'set null' }),
    toUserId: integer('to_user_id').references(() => users.id, { onDelete: 'set null' }),
    transferredAt: instant('transferred_at').notNull(),
    notes: text('notes'),
  },
  (t) => [
    index('ownership_transfers_business').on(t.businessOwnerId, t.transferredAt),
    index('ownership_transfers_from').on(t.fromUserId),
    index('ownership_transfers_to').on(t.toUserId),
  ],
)

/**
 * One row per business and address, whatever became of earlier invitations. The address need not belong to an account,
 * so that inviting reveals none.
 */
export const teamInvitations = sqliteTable(
  'team_invitations',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    businessOwnerId: integer('business_owner_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** As the inviter typed it. */
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    role: text('role', { enum: ['admin', 'member'] })
      .notNull()
      .default('member'),
    status: text('status', { enum: invitationStatuses }).notNull().default('open'),
    invitedBy: integer('invited_by').references(() => users.id, { onDelete: 'set null' }),
    invitedAt: instant('invited_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    answeredAt: instant('answered_at'),
  },
  (t) => [
    uniqueIndex('team_invitations_pair').on(t.businessOwnerId, t.emailKey),
    index('team_invitations_address').on(t.emailKey, t.status),
    index('team_invitations_inviter').on(t.invitedBy),
    index('team_invitations_expiry').on(t.expiresAt),
    check('team_invitations_role', sql`role IN ('admin', 'member')`),
    check('team_invitations_status', oneOf('status', invitationStatuses)),
  ],
)

export type UserRow = typeof users.$inferSelect
