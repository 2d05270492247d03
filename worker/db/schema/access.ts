import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { LicenseId } from '#shared/licenses/catalogue.ts'
import { instant, oneOf } from './columns.ts'
import { users } from './users.ts'

/** One row per active session; KV only rejects unknown tokens early. */
export const sessions = sqliteTable(
  'sessions',
  {
    hash: text('hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    agent: text('agent').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_created').on(t.createdAt)],
)

const grantKinds = ['reset', 'verify_email', 'change_email'] as const

/** Single-use grants sent by email or cookie, consumed by DELETE … RETURNING. */
export const grants = sqliteTable(
  'grants',
  {
    hash: text('hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: grantKinds }).notNull(),
    payload: text('payload').notNull().default(''),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('grants_user').on(t.userId, t.kind),
    index('grants_expires').on(t.expiresAt),
    check('grants_kind', oneOf('kind', grantKinds)),
  ],
)

export const adminSessions = sqliteTable(
  'admin_sessions',
  {
    hash: text('hash').primaryKey(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('admin_sessions_expires').on(t.expiresAt)],
)

export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    key: text('key').primaryKey(),
    /** HMAC of the body: reusing the key with another body is refused. */
    fingerprint: text('fingerprint').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('idempotency_keys_expires').on(t.expiresAt), index('idempotency_keys_user').on(t.userId)],
)

/** HMACs kept after a deletion, so that a returning member earns no second credit. */
export const formerMembers = sqliteTable('former_members', {
  digest: text('digest').primaryKey(),
  createdAt: instant('created_at').notNull(),
})

/** Every staff action; append-only, enforced by a trigger. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    target: text('target').notNull(),
    before: text('before'),
    after: text('after'),
    note: text('note'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('audit_log_target').on(t.target, t.id), index('audit_log_action').on(t.action, t.id)],
)

/** The outbox. A payload may hold a link, so it is emptied once sent. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: integer('id').primaryKey(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    payload: text('payload').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    sentAt: instant('sent_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('outbox_due')
      .on(t.nextAttemptAt)
      .where(sql`sent_at IS NULL`),
    index('outbox_sent')
      .on(t.sentAt)
      .where(sql`sent_at IS NOT NULL`),
    index('outbox_user').on(t.userId),
  ],
)

/** A single row: the unlock time, and counts that would otherwise need a scan. */
export const network = sqliteTable(
  'network',
  {
    id: integer('id').primaryKey(),
    /** Registered business accounts without sample data; maintained by triggers on users. */
    licensees: integer('licensees').notNull().default(0),
    foundingTaken: integer('founding_taken').notNull().default(0),
    totalUsers: integer('total_users').notNull().default(0),
    totalReferrals: integer('total_referrals').notNull().default(0),
    totalConnections: integer('total_connections').notNull().default(0),
    totalMessages: integer('total_messages').notNull().default(0),
    highestLicenseeNumber: integer('highest_licensee_number').notNull().default(0),
    /** Set once and never cleared: a deletion does not lock the network again. */
    licenseesUnlockedAt: instant('licensees_unlocked_at'),
  },
  () => [check('network_one_row', sql`id = 1`)],
)

/** A taken place as the founding sheet shows it. */
export type FoundingEntry = {
  number: number
  licenseeNumber: number | null
  licenseType: LicenseId
  createdAt: number
  id: number
  /** The company, or the member's name without one. */
  name: string
  /** 1 if others may see the member: a public profile without a refused license. */
  isListed: 0 | 1
}

/**
 * A single row with the taken places by number, maintained by triggers on users, since every visitor requests all
 * fifty.
 */
export const foundingSheet = sqliteTable(
  'founding_sheet',
  {
    id: integer('id').primaryKey(),
    places: text('places', { mode: 'json' }).$type<Record<string, FoundingEntry>>().notNull(),
  },
  () => [check('founding_sheet_one_row', sql`id = 1`)],
)

/** Founding places of deleted members that the Durable Object has not released yet. */
export const pendingReleases = sqliteTable('pending_releases', {
  userId: integer('user_id').primaryKey(),
  createdAt: instant('created_at').notNull(),
})

/** Keys of the IMAGES namespace whose row is gone; their bytes are deleted later, with retries. */
export const pendingDiscards = sqliteTable('pending_discards', {
  key: text('key').primaryKey(),
  createdAt: instant('created_at').notNull(),
})

export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    status: text('status', { enum: ['open', 'answered'] })
      .notNull()
      .default('open'),
    createdAt: instant('created_at').notNull(),
    answeredAt: instant('answered_at'),
  },
  (t) => [
    index('contact_messages_status').on(t.status, t.id),
    check('contact_messages_state', sql`status IN ('open', 'answered')`),
  ],
)

export const linkVisits = sqliteTable(
  'link_visits',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    referrerId: integer('referrer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** UTC day, `2026-11-27`; nothing about the visitor is stored. */
    day: text('day').notNull(),
    count: integer('count').notNull().default(0),
  },
  (t) => [
    uniqueIndex('link_visits_referrer_day').on(t.referrerId, t.day),
    index('link_visits_day').on(t.day),
  ],
)

/** Events by UTC day without sample data, maintained by triggers: the staff's charts would otherwise count rows. */
export const networkDays = sqliteTable('network_days', {
  day: text('day').primaryKey(),
  registrations: integer('registrations').notNull().default(0),
  referrals: integer('referrals').notNull().default(0),
  visits: integer('visits').notNull().default(0),
})
