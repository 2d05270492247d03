import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import {
  rosterStates,
  type Coverage,
  type ImportNotes,
  type RosterDifference,
} from '#shared/roster/roster.ts'
import { instant, oneOf } from './columns.ts'

/** The imported versions of the state's list of licenses. A published version is never deleted: members refer to it. */
export const rosterVersions = sqliteTable(
  'roster_versions',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    state: text('state', { enum: rosterStates }).notNull(),
    fileName: text('file_name').notNull(),
    /** Of the file's bytes and the column mapping: the same import twice changes nothing. */
    sha256: text('sha256').notNull(),
    /** The day that the list describes. */
    asOf: text('as_of').notNull(),
    rows: integer('rows').notNull().default(0),
    /** What could not be read or recognized. */
    notes: text('notes', { mode: 'json' }).$type<ImportNotes>().notNull(),
    /** From the version that was published when the import was completed. */
    difference: text('difference', { mode: 'json' }).$type<RosterDifference>(),
    coverage: text('coverage', { mode: 'json' }).$type<Coverage>(),
    actor: text('actor').notNull(),
    createdAt: instant('created_at').notNull(),
    publishedAt: instant('published_at'),
  },
  (t) => [
    index('roster_versions_state').on(t.state, t.id),
    index('roster_versions_sha256').on(t.sha256),
    uniqueIndex('roster_versions_published')
      .on(t.state)
      .where(sql`state = 'published'`),
    check('roster_versions_state_known', oneOf('state', rosterStates)),
  ],
)

/** One row of a version, as the file has it. */
export const rosterRows = sqliteTable(
  'roster_rows',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    versionId: integer('version_id')
      .notNull()
      .references(() => rosterVersions.id, { onDelete: 'cascade' }),
    /** The line of the file. */
    line: integer('line').notNull(),
    numberKey: text('number_key').notNull(),
    number: text('number').notNull(),
    businessName: text('business_name').notNull(),
    tradeName: text('trade_name'),
    typeText: text('type_text').notNull(),
    /** The catalogue's id; null for a type that it does not know. */
    licenseType: text('license_type'),
    status: text('status').notNull(),
    issuedOn: text('issued_on'),
    expiresOn: text('expires_on'),
    city: text('city'),
    county: text('county'),
    endorsements: text('endorsements'),
  },
  (t) => [
    uniqueIndex('roster_rows_line').on(t.versionId, t.line),
    index('roster_rows_number').on(t.versionId, t.numberKey),
  ],
)

/** The columns that staff chose by hand for a header, by the header's words. */
export const rosterMappings = sqliteTable('roster_mappings', {
  header: text('header').primaryKey(),
  mapping: text('mapping', { mode: 'json' }).$type<Record<string, number | null>>().notNull(),
  updatedAt: instant('updated_at').notNull(),
})
