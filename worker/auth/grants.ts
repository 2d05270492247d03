import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { grants } from '#worker/db/schema/access.ts'

/**
 * Ends every link by which an account could change hands: a new password for it, a new address. Stands in the batch of
 * each change of password and of a reset that staff ask for, since whoever asked before may be the reason for it.
 */
export const endGrants = (db: Database, userId: number, when: SQL) =>
  db
    .delete(grants)
    .where(and(eq(grants.userId, userId), inArray(grants.kind, ['reset', 'change_email']), when))
