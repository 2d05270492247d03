import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { secondLookCauses } from '#shared/licenses/cause.ts'
import { licenseCheckStates } from '#shared/licenses/status.ts'
import { rewardClaimStates } from '#shared/tokens/reward-tiers.ts'
import { tokenSources } from '#shared/tokens/tokens.ts'
import { instant, oneOf } from './columns.ts'
import { users } from './users.ts'

const referralStates = ['credited', 'not_credited', 'reversed'] as const

/** Who referred whom, and the resulting credit. */
export const referrals = sqliteTable(
  'referrals',
  {
    id: integer('id').primaryKey(),
    referrerId: integer('referrer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null once the referred member is deleted; shown as 'a former member' then. */
    referredId: integer('referred_id').references(() => users.id, { onDelete: 'set null' }),
    status: text('status', { enum: referralStates }).notNull(),
    reason: text('reason', { enum: ['self_referral', 'former_member', 'license_refused', 'fraud'] }),
    amount: integer('amount').notNull(),
    createdAt: instant('created_at').notNull(),
    reversedAt: instant('reversed_at'),
  },
  (t) => [
    uniqueIndex('referrals_referred').on(t.referredId),
    index('referrals_referrer').on(t.referrerId, t.id),
    index('referrals_created').on(t.createdAt),
    check('referrals_status', oneOf('status', referralStates)),
  ],
)

export const vendorClientReferrals = sqliteTable(
  'vendor_client_referrals',
  {
    id: integer('id').primaryKey(),
    vendorId: integer('vendor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: integer('client_id').references(() => users.id, { onDelete: 'set null' }),
    tokensAwarded: integer('tokens_awarded').notNull().default(3),
    isVerified: integer('is_verified', { mode: 'boolean' }).notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('vendor_client_referrals_client').on(t.clientId),
    index('vendor_client_referrals_vendor').on(t.vendorId, t.id),
  ],
)

/** The append-only ledger: one trigger adds each amount to the balance, another refuses updates. */
export const tokenEntries = sqliteTable(
  'token_entries',
  {
    id: integer('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    amount: integer('amount').notNull(),
    source: text('source', { enum: tokenSources }).notNull(),
    reason: text('reason').notNull(),
    actor: text('actor').notNull(),
    /** Names the cause, such as `referral:17`, so that no cause pays twice. */
    idempotencyKey: text('idempotency_key').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('token_entries_key').on(t.idempotencyKey),
    index('token_entries_user').on(t.userId, t.id),
    check('token_entries_source', oneOf('source', tokenSources)),
  ],
)

export const memberAchievements = sqliteTable(
  'member_achievements',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    achievementId: text('achievement_id').notNull(),
    unlockedAt: instant('unlocked_at').notNull(),
    collectedAt: instant('collected_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.achievementId] })],
)

/** A reward that a member has started or requested. */
export const rewardClaims = sqliteTable(
  'reward_claims',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tierId: text('tier_id').notNull(),
    status: text('status', { enum: rewardClaimStates }).notNull(),
    note: text('note'),
    requestedAt: instant('requested_at').notNull(),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    deliveredAt: instant('delivered_at'),
  },
  (t) => [
    uniqueIndex('reward_claims_once').on(t.userId, t.tierId),
    index('reward_claims_status').on(t.status, t.id),
    index('reward_claims_running').on(t.tierId, t.endsAt),
    check('reward_claims_state', sql`status IN ('requested', 'scheduled', 'delivered')`),
  ],
)

export const bugReports = sqliteTable(
  'bug_reports',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    normalized: text('normalized').notNull(),
    page: text('page').notNull().default(''),
    agent: text('agent').notNull().default(''),
    status: text('status', { enum: ['open', 'accepted', 'rejected', 'duplicate'] })
      .notNull()
      .default('open'),
    duplicateOf: integer('duplicate_of'),
    counted: integer('counted', { mode: 'boolean' }).notNull().default(false),
    tokensAwarded: integer('tokens_awarded').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    uniqueIndex('bug_reports_member_text').on(t.userId, t.normalized),
    index('bug_reports_member_day').on(t.userId, t.createdAt),
    index('bug_reports_status').on(t.status, t.id),
    check('bug_reports_state', sql`status IN ('open', 'accepted', 'rejected', 'duplicate')`),
  ],
)

/** Manual checks of a license number and its proof. */
export const licenseChecks = sqliteTable(
  'license_checks',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    licenseType: text('license_type').notNull(),
    licenseNumber: text('license_number'),
    proofKey: text('proof_key'),
    proofName: text('proof_name'),
    status: text('status', { enum: licenseCheckStates }).notNull().default('pending'),
    note: text('note'),
    reviewer: text('reviewer'),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
    proofDeletedAt: instant('proof_deleted_at'),
    /** Why a verified license is looked at again; null for a license that a member submitted. */
    cause: text('cause', { enum: secondLookCauses }),
  },
  (t) => [
    index('license_checks_queue').on(t.status, t.id),
    index('license_checks_user').on(t.userId, t.id),
    // One open check per member.
    uniqueIndex('license_checks_open')
      .on(t.userId)
      .where(sql`status = 'pending'`),
    index('license_checks_proofs')
      .on(t.decidedAt)
      .where(sql`proof_key IS NOT NULL AND proof_deleted_at IS NULL`),
    check(
      'license_checks_state',
      sql`status IN ('pending', 'approved', 'refused', 'more_needed', 'withdrawn')`,
    ),
  ],
)

/** What an approval changed, for as long as it can be undone: the member's license, the notification, the referral. */
export const licenseUndos = sqliteTable(
  'license_undos',
  {
    checkId: integer('check_id')
      .primaryKey()
      .references(() => licenseChecks.id, { onDelete: 'cascade' }),
    /** JSON. */
    before: text('before').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('license_undos_expiry').on(t.expiresAt)],
)

/** A bug report that somebody began in the assistant, for a quarter of an hour. */
export const bugDrafts = sqliteTable(
  'bug_drafts',
  {
    /** `member:7`, or a digest of a visitor's address. */
    author: text('author').primaryKey(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('bug_drafts_created').on(t.createdAt)],
)

/** Credited referrals per referrer, maintained by triggers, so that the top referrers need no count. */
export const referrerCounts = sqliteTable(
  'referrer_counts',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    credited: integer('credited').notNull().default(0),
  },
  (t) => [index('referrer_counts_top').on(t.credited, t.userId)],
)
