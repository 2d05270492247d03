import { eq } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { foundingSheet } from '#worker/db/schema/access.ts'

/** The taken places, in one row. */
export const sheet = (db: Database) =>
  db.select({ places: foundingSheet.places }).from(foundingSheet).where(eq(foundingSheet.id, 1))
