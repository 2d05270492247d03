import { asc, isNotNull } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { users } from '#worker/db/schema/users.ts'

/** The taken places, at most fifty, found by their own index. */
export const foundingMembers = (db: Database) =>
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
    })
    .from(users)
    .where(isNotNull(users.foundingNumber))
    .orderBy(asc(users.foundingNumber))
