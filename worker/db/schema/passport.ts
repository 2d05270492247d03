import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, instant } from './columns.ts'
import { users } from './users.ts'

/** A row for each member who shows a license passport; switching it off deletes the row. */
export const licensePassports = sqliteTable('license_passports', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  showsNumber: flag('shows_number').notNull().default(false),
  createdAt: instant('created_at').notNull(),
})

/** The keys that sign passports. */
export const signingKeys = sqliteTable(
  'signing_keys',
  {
    /** The thumbprint of the public key. */
    id: text('id').primaryKey(),
    /** A JWK. */
    publicKey: text('public_key', { mode: 'json' }).$type<JsonWebKey>().notNull(),
    /** Encrypted under a key that is derived from the secret `HASH_KEY`: useless to whoever reads only the database. */
    sealedPrivateKey: text('sealed_private_key').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('signing_keys_created').on(t.createdAt)],
)
