import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { stateOfWord } from '#shared/directory/states.ts'
import { serviceGroups } from '#shared/profiles/services.ts'
import { directoryLicenseOptions } from '#shared/licenses/options.ts'
import type { LicenseId } from '#shared/licenses/catalogue.ts'
import { isBlocked } from '#worker/features/connections/blocks.ts'
import { nearTerm } from '#worker/db/full-text.ts'
import type { Database } from '#worker/db/client.ts'
import { network } from '#worker/db/schema/access.ts'
import { users } from '#worker/db/schema/users.ts'

/** Prefix of every filter word in the index, so that no typed word can be one. */
const mark = '\uE000'
const filterWord = (word: string) => `"${mark}${word.replaceAll('_', '')}"`

/** The longest prefix that the index stores. */
const longestPrefix = 12

/** Catalogue words occur in many listings: a long one is matched whole, since a prefix scan would be slow. */
const catalogueWords = new Set(
  [...serviceGroups.flatMap(({ services }) => services), ...directoryLicenseOptions].flatMap(
    ({ label }) => label.toLowerCase().match(/\p{L}+/gu) ?? [],
  ),
)

function wordTerm({ folded, near }: SearchedWord): string {
  if (folded.length > longestPrefix && catalogueWords.has(folded)) return `"${folded}"`
  const state = stateOfWord(folded)
  const term = nearTerm({ folded, near })
  return state ? `(${term} OR facets : ${filterWord(`state${state.toLowerCase()}`)})` : term
}

type SearchedWord = { folded: string; near: readonly string[] }

export type ListingSearch = {
  words: readonly SearchedWord[]
  /** Any of these; null for all. */
  licenses: readonly LicenseId[] | null
  verified: boolean
  /** Listings after this place; null for the first page. */
  after: number | null
  limit: number
}

/** The whole search as one full-text expression, so that the index alone finds the page. */
function matchOf({ words, licenses, verified }: ListingSearch): string {
  const filters = [
    filterWord('public'),
    ...(verified ? [filterWord('verified')] : []),
    ...(licenses ? [`(${licenses.map(filterWord).join(' OR ')})`] : []),
  ]
  return [...words.map(wordTerm), ...filters.map((filter) => `facets : ${filter}`)].join(' AND ')
}

/** The last ten digits of a place are the member's id. */
const idsInPlace = 10_000_000_000

/**
 * A page of public listings in the stored order, with one extra row that shows whether there are more. The cursor is
 * cast because a bound number arrives as a float, with which the index reads every row up to it.
 */
export const listings = (db: Database, search: ListingSearch, viewerId: SQL) =>
  db
    .select({
      place: sql<number>`d.rowid`.as('place'),
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      companyName: users.companyName,
      businessDescription: users.businessDescription,
      licenseType: users.licenseType,
      otherBusinessType: users.otherBusinessType,
      licenseStatus: users.licenseStatus,
      licenseVerifiedAt: users.licenseVerifiedAt,
      city: users.city,
      zipCode: users.zipCode,
      logoUrl: users.logoUrl,
      personalPhotoUrl: users.personalPhotoUrl,
      servicesOffered: users.servicesOffered,
      lookingFor: users.lookingFor,
      accountType: users.accountType,
      vendorType: users.vendorType,
      clientReferrals: users.clientReferrals,
      isFoundingMember: users.isFoundingMember,
      foundingNumber: users.foundingNumber,
      isProfilePublic: users.isProfilePublic,
      isSampleData: users.isSampleData,
      featuredUntil: users.featuredUntil,
      placementUntil: users.placementUntil,
    })
    .from(sql`directory d`)
    .innerJoin(users, sql`${users.id} = d.rowid % ${sql.raw(String(idsInPlace))}`)
    .where(
      and(
        sql`directory MATCH ${matchOf(search)}`,
        search.after === null ? undefined : sql`d.rowid < CAST(${search.after} AS INTEGER)`,
        sql`NOT ${isBlocked(viewerId, sql`${users.id}`)}`,
      ),
    )
    .orderBy(desc(sql`d.rowid`))
    .limit(search.limit + 1)

export type ListingRow = Omit<Awaited<ReturnType<typeof listings>>[number], 'place'>

/** The network's state, which decides the phase for visitors too. */
export const networkState = (db: Database) =>
  db
    .select({ licensees: network.licensees, licenseesUnlockedAt: network.licenseesUnlockedAt })
    .from(network)
    .where(eq(network.id, 1))

/** Moves listings whose featured time has ended to their normal place; a trigger on this column does it. */
export async function reorder(db: Database, ids: readonly number[]): Promise<void> {
  await db
    .update(users)
    .set({ placementUntil: sql`placement_until` })
    .where(inArray(users.id, [...ids]))
}
