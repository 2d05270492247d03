import { activityLength, type Joined } from '#shared/early-access/api.ts'
import { iso } from '#shared/dates.ts'
import type { LicenseId } from '#shared/licenses/catalogue.ts'
import { blocksOf, hiddenFrom } from '#worker/features/early-access/hidden-names.ts'
import { isListed } from '#worker/features/profiles/user-views.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { newestAccounts } from './repo.ts'

/**
 * The newest members, businesses and vendors, whether or not they have a founding number. Their names follow the rule of the
 * founding sheet: only public profiles, and not between members of whom one has blocked the other.
 */
export async function readActivity({ db, read }: Pick<Deps, 'db' | 'read'>): Promise<{ joins: Joined[] }> {
  const {
    viewer,
    rows: [accounts, pairs],
  } = await read((viewerId) => [newestAccounts(db), blocksOf(db, viewerId)])
  const hidden = hiddenFrom(viewer?.user.id, pairs)
  return {
    joins: accounts
      .filter(({ isSampleData }) => !isSampleData)
      .slice(0, activityLength)
      .map((row): Joined => ({
        accountType: row.accountType,
        licenseType: row.licenseType as LicenseId,
        foundingNumber: row.foundingNumber,
        joined: iso(row.createdAt),
        ...(isListed(row) &&
          !hidden.has(row.id) && { id: row.id, name: row.companyName ?? `${row.firstName} ${row.lastName}` }),
      })),
  }
}
