import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Each member's position in the listing order, maintained by triggers; the rowid of the full-text index
 * `directory`.
 */
export const directoryPlaces = sqliteTable('directory_places', {
  // No foreign key: the deletion trigger needs the place after the user's row is gone.
  userId: integer('user_id').primaryKey(),
  place: integer('place').notNull(),
})

/** The labels of stored catalogue values, which the index contains because people search for them. */
export const directoryLabels = sqliteTable('directory_labels', {
  value: text('value').primaryKey(),
  label: text('label').notNull(),
})
