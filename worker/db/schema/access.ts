import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { LicenseId } from '#shared/licenses/catalogue.ts'
import { instant, oneOf } from './columns.ts'
import { users } from './users.ts'

/** One row for each live session; KV only turns bogus tokens away (design §3 "Sessions"). */
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

/** Single-use permissions handed out by mail or cookie, consumed by DELETE … RETURNING. */
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
    /** HMAC of the body: the same key with another body is refused. */
    fingerprint: text('fingerprint').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('idempotency_keys_expires').on(t.expiresAt), index('idempotency_keys_user').on(t.userId)],
)

/** HMACs that stay after a deletion, so that coming back earns nobody a second credit (design §3 "Deletion"). */
export const formerMembers = sqliteTable('former_members', {
  digest: text('digest').primaryKey(),
  createdAt: instant('created_at').notNull(),
})

/** Every admin action, append-only by trigger. */
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

/** Mail waiting to be sent; the payload is emptied once it has gone, since it may hold a link. */
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

/** One row: the latch of the unlock and the counters that would otherwise cost a scan. */
export const network = sqliteTable(
  'network',
  {
    id: integer('id').primaryKey(),
    /** Registered accounts of type business that are not sample data; kept by triggers on users. */
    licensees: integer('licensees').notNull().default(0),
    foundingTaken: integer('founding_taken').notNull().default(0),
    totalUsers: integer('total_users').notNull().default(0),
    totalReferrals: integer('total_referrals').notNull().default(0),
    totalConnections: integer('total_connections').notNull().default(0),
    totalMessages: integer('total_messages').notNull().default(0),
    highestLicenseeNumber: integer('highest_licensee_number').notNull().default(0),
    /** Set once, never cleared: a deletion does not lock the network again. */
    licenseesUnlockedAt: instant('licensees_unlocked_at'),
  },
  () => [check('network_one_row', sql`id = 1`)],
)

/** What the sheet of the founding fifty tells of a taken place. */
export type FoundingEntry = {
  number: number
  licenseeNumber: number | null
  licenseType: LicenseId
  createdAt: number
  id: number
  /** The business, or the member where none is named. */
  name: string
  /** 1 where others may see the member at all: a public profile, and no refused license. */
  isListed: 0 | 1
}

/** One row: the taken places by their numbers, kept by triggers on users, since every visitor asks for all fifty. */
export const foundingSheet = sqliteTable(
  'founding_sheet',
  {
    id: integer('id').primaryKey(),
    places: text('places', { mode: 'json' }).$type<Record<string, FoundingEntry>>().notNull(),
  },
  () => [check('founding_sheet_one_row', sql`id = 1`)],
)

/** Founding places of deleted members that the Durable Object has not given back yet. */
export const pendingReleases = sqliteTable('pending_releases', {
  userId: integer('user_id').primaryKey(),
  createdAt: instant('created_at').notNull(),
})

/** Keys of the IMAGES namespace whose owner is gone; the bytes are deleted after the rows, however often it takes. */
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
    /** UTC day, `2026-11-27`; nothing about the visitor is kept. */
    day: text('day').notNull(),
    count: integer('count').notNull().default(0),
  },
  (t) => [
    uniqueIndex('link_visits_referrer_day').on(t.referrerId, t.day),
    index('link_visits_day').on(t.day),
  ],
)

/** What happened on each UTC day, kept by triggers: a chart would otherwise count rows (issue 8). Sample data is left out. */
export const networkDays = sqliteTable('network_days', {
  day: text('day').primaryKey(),
  registrations: integer('registrations').notNull().default(0),
  referrals: integer('referrals').notNull().default(0),
  visits: integer('visits').notNull().default(0),
})
