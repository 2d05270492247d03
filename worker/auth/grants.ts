import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { grants } from '#worker/db/schema/access.ts'

/**
 * Deletes the grants that could take over the account: for a new password or a new address. Part of the batch of every
 * password change and every reset by staff, since an attacker may have requested such a grant before.
 */
export const endGrants = (db: Database, userId: number, when: SQL) =>
  db
    .delete(grants)
    .where(and(eq(grants.userId, userId), inArray(grants.kind, ['reset', 'change_email']), when))
