import { desc } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { users } from '#worker/db/schema/users.ts'

/** The members to choose from; some may be sample data. */
const candidates = 24

/** The newest accounts, the newest first. */
export const newestAccounts = (db: Database) =>
  db
    .select({
      id: users.id,
      accountType: users.accountType,
      licenseType: users.licenseType,
      foundingNumber: users.foundingNumber,
      createdAt: users.createdAt,
      firstName: users.firstName,
      lastName: users.lastName,
      companyName: users.companyName,
      isProfilePublic: users.isProfilePublic,
      licenseStatus: users.licenseStatus,
      isSampleData: users.isSampleData,
    })
    .from(users)
    .orderBy(desc(users.id))
    .limit(candidates)
