import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Where each member stands in the listing order, kept by triggers; the rowid of the full-text index `directory`. */
export const directoryPlaces = sqliteTable('directory_places', {
  // No foreign key: the deletion's trigger needs the place after the user's row has gone.
  userId: integer('user_id').primaryKey(),
  place: integer('place').notNull(),
})

/** What people read for a stored value of the catalogue: they search for that, and the index holds it. */
export const directoryLabels = sqliteTable('directory_labels', {
  value: text('value').primaryKey(),
  label: text('label').notNull(),
})
