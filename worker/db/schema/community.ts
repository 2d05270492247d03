import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { flag, instant } from './columns.ts'
import { users } from './users.ts'

/** One row per pair of members, whoever sent the request. */
export const connections = sqliteTable(
  'connections',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    requesterId: integer('requester_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    receiverId: integer('receiver_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `low:high` of both ids, so that crossed requests share one row. */
    pair: text('pair').notNull(),
    status: text('status', { enum: ['pending', 'accepted', 'rejected'] })
      .notNull()
      .default('pending'),
    message: text('message'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('connections_pair').on(t.pair),
    index('connections_requester').on(t.requesterId, t.status, t.id),
    index('connections_receiver').on(t.receiverId, t.status, t.id),
    check('connections_not_self', sql`requester_id <> receiver_id`),
    check(
      'connections_pair_of_both',
      sql`pair = min(requester_id, receiver_id) || ':' || max(requester_id, receiver_id)`,
    ),
    check('connections_status', sql`status IN ('pending', 'accepted', 'rejected')`),
  ],
)

/** Counts for the tabs of the connections page, maintained by triggers: counting would read every row. */
export const connectionCounts = sqliteTable('connection_counts', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  connections: integer('connections').notNull().default(0),
  /** Requests that the member has to answer. */
  requests: integer('requests').notNull().default(0),
  /** Requests that the member sent and that are still pending. */
  sent: integer('sent').notNull().default(0),
})

/** A member's accepted connections by license type, maintained by triggers. */
export const licenseCollection = sqliteTable(
  'license_collection',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    licenseType: text('license_type').notNull(),
    members: integer('members').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.userId, t.licenseType] })],
)

export const messages = sqliteTable(
  'messages',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    senderId: integer('sender_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    receiverId: integer('receiver_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    pair: text('pair').notNull(),
    content: text('content').notNull(),
    isRead: flag('is_read').notNull().default(false),
    /** The sender's idempotency key: a repeated send creates no duplicate. */
    clientKey: text('client_key'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('messages_pair').on(t.pair, t.id),
    index('messages_unread')
      .on(t.receiverId, t.senderId)
      .where(sql`is_read = 0`),
    index('messages_sender').on(t.senderId, t.id),
    index('messages_receiver').on(t.receiverId, t.id),
    uniqueIndex('messages_client_key')
      .on(t.senderId, t.clientKey)
      .where(sql`client_key IS NOT NULL`),
    check('messages_not_self', sql`sender_id <> receiver_id`),
    check('messages_length', sql`length(content) BETWEEN 1 AND 2000`),
  ],
)

/** Each side's view of a conversation: its newest message and the number of unread ones. */
export const conversations = sqliteTable(
  'conversations',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    otherId: integer('other_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastMessageId: integer('last_message_id').notNull(),
    unread: integer('unread').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.otherId] }),
    index('conversations_recent').on(t.userId, t.lastMessageId),
    index('conversations_unread')
      .on(t.userId, t.unread)
      .where(sql`unread > 0`),
    index('conversations_other').on(t.otherId),
  ],
)

/** Notifications of one kind, day and member whom they are about share a row with a count. */
export const notifications = sqliteTable(
  'notifications',
  {
    id: integer('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    day: text('day').notNull(),
    count: integer('count').notNull().default(1),
    /** Details of the newest notification in the group: a tier, a reason; JSON. */
    detail: text('detail').notNull().default('{}'),
    readAt: instant('read_at'),
    updatedAt: instant('updated_at').notNull(),
    /** The member whom it is about. What is said about a member leaves with the member. */
    subjectId: integer('subject_id').references(() => users.id, { onDelete: 'cascade' }),
    /** When a mail about it is due; null without one, and once it was sent or is no longer needed. */
    mailAt: instant('mail_at'),
    mailedAt: instant('mailed_at'),
  },
  (t) => [
    uniqueIndex('notifications_group')
      .on(t.userId, t.kind, t.day)
      .where(sql`subject_id IS NULL`),
    uniqueIndex('notifications_about')
      .on(t.subjectId, t.userId, t.kind, t.day)
      .where(sql`subject_id IS NOT NULL`),
    index('notifications_mail')
      .on(t.mailAt)
      .where(sql`mail_at IS NOT NULL`),
    index('notifications_recent').on(t.userId, t.updatedAt),
    index('notifications_unread')
      .on(t.userId)
      .where(sql`read_at IS NULL`),
  ],
)

/** Only kinds that the member has muted have a row. */
export const notificationMutes = sqliteTable(
  'notification_mutes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind] })],
)

/** Mail that the member has turned off; only those have a row. */
export const mailMutes = sqliteTable(
  'mail_mutes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind] })],
)

export const blocks = sqliteTable(
  'blocks',
  {
    blockerId: integer('blocker_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedId: integer('blocked_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.blockerId, t.blockedId] }),
    index('blocks_blocked').on(t.blockedId),
    check('blocks_not_self', sql`blocker_id <> blocked_id`),
  ],
)

export const memberReports = sqliteTable(
  'member_reports',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    reporterId: integer('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    reportedId: integer('reported_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    status: text('status', { enum: ['open', 'dismissed', 'warned', 'removed'] })
      .notNull()
      .default('open'),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    index('member_reports_status').on(t.status, t.id),
    index('member_reports_reported').on(t.reportedId),
    index('member_reports_reporter').on(t.reporterId),
    uniqueIndex('member_reports_open')
      .on(t.reporterId, t.reportedId)
      .where(sql`status = 'open'`),
    check('member_reports_state', sql`status IN ('open', 'dismissed', 'warned', 'removed')`),
  ],
)
