import { asc, isNotNull, sql, type SQL } from 'drizzle-orm'
import { isBlocked } from '#worker/db/blocks.ts'
import type { Database } from '#worker/db/client.ts'
import { users } from '#worker/db/schema/users.ts'

/** The taken places, at most fifty, found by their own index. */
export const foundingMembers = (db: Database, viewerId: SQL) =>
  db
    .select({
      number: users.foundingNumber,
      licenseeNumber: users.licenseeNumber,
      licenseType: users.licenseType,
      createdAt: users.createdAt,
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      companyName: users.companyName,
      isProfilePublic: users.isProfilePublic,
      licenseStatus: users.licenseStatus,
      isBlocked: sql<number>`${isBlocked(viewerId, sql`users.id`)}`.as('is_blocked'),
    })
    .from(users)
    .where(isNotNull(users.foundingNumber))
    .orderBy(asc(users.foundingNumber))
