import { and, asc, desc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { LicenseId } from '#shared/licenses/catalogue.ts'
import { isBlocked } from '#worker/features/connections/blocks.ts'
import { isListedSql } from '#worker/features/profiles/user-views.ts'
import type { Database } from '#worker/db/client.ts'
import { network } from '#worker/db/schema/access.ts'
import { users } from '#worker/db/schema/users.ts'
import { type ListingFilters, matchBeyond, matchOf, matchWithin } from './match.ts'

const listed = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  companyName: users.companyName,
  businessDescription: users.businessDescription,
  licenseType: users.licenseType,
  otherBusinessType: users.otherBusinessType,
  licenseStatus: users.licenseStatus,
  licenseVerifiedAt: users.licenseVerifiedAt,
  licenseBasis: users.licenseBasis,
  licenseRosterAsOf: users.licenseRosterAsOf,
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
  listingKey: users.listingKey,
} as const

/** The last ten digits of a place are the member's id. */
const idsInPlace = 10_000_000_000

const isVisibleTo = (viewerId: SQL) => sql`NOT ${isBlocked(viewerId, sql`${users.id}`)}`

/** A bound number arrives as a float, with which the index would read every row up to it. */
const before = (rowid: SQL, place: number) => sql`${rowid} < CAST(${place} AS INTEGER)`

/**
 * A page of public listings in the stored order, after a place or from the first, with one extra row that shows whether
 * there are more.
 */
export const listings = (
  db: Database,
  search: { filters: ListingFilters; after: number | null; limit: number },
  viewerId: SQL,
) =>
  db
    .select({ place: sql<number>`d.rowid`.as('place'), ...listed })
    .from(sql`directory d`)
    .innerJoin(users, sql`${users.id} = d.rowid % ${sql.raw(String(idsInPlace))}`)
    .where(
      and(
        sql`directory MATCH ${matchOf(search.filters)}`,
        search.after === null ? undefined : before(sql`d.rowid`, search.after),
        isVisibleTo(viewerId),
      ),
    )
    .orderBy(desc(sql`d.rowid`))
    .limit(search.limit + 1)

export type ListingRow = Omit<Awaited<ReturnType<typeof listings>>[number], 'place'>

/** D1 takes at most five SELECTs in a compound. */
const compoundMax = 5

function unionAll(selects: readonly SQL[]): SQL {
  if (selects.length <= compoundMax) return sql.join([...selects], sql` UNION ALL `)
  const size = Math.ceil(selects.length / compoundMax)
  const groups = Array.from({ length: Math.ceil(selects.length / size) }, (_, at) =>
    selects.slice(at * size, (at + 1) * size),
  )
  return unionAll(groups.map((group) => sql`SELECT place FROM (${unionAll(group)})`))
}

/**
 * A page of public listings by bands of distance, in each in the stored order: one search a band, the nearest first. The
 * later ones are not run once the page is full. `bands` are the ZIP codes of each band from that of `after` on; what is
 * in none of `all` comes last.
 */
export function nearestListings(
  db: Database,
  search: {
    filters: ListingFilters
    bands: readonly (readonly string[])[]
    all: readonly string[]
    after: number | null
    limit: number
  },
  viewerId: SQL,
) {
  const { filters, bands, all, after, limit } = search
  const matches = [...bands.map((zips) => matchWithin(filters, zips)), matchBeyond(filters, all)]
  const places = matches.flatMap((match, band) => {
    if (match === null) return []
    const from = band === 0 && after !== null ? sql`AND ${before(sql`rowid`, after)}` : sql``
    // Without a LIMIT SQLite may drop the order of a subquery.
    return sql`SELECT place FROM (SELECT rowid AS place FROM directory WHERE directory MATCH ${match} ${from} ORDER BY rowid DESC LIMIT -1)`
  })
  return (
    db
      .select({ place: sql<number>`d.place`.as('place'), ...listed })
      .from(sql`(${unionAll(places)}) d`)
      // CROSS keeps the order of the places: members are looked up one by one.
      .crossJoin(users)
      .where(and(sql`${users.id} = d.place % ${sql.raw(String(idsInPlace))}`, isVisibleTo(viewerId)))
      .limit(limit + 1)
  )
}

/** A page of public listings of one license, or of all, in the order of names or the newest first. */
export const orderedListings = (
  db: Database,
  search: {
    by: 'name' | 'newest'
    license: LicenseId | null
    after: { key: string; id: number } | null
    limit: number
  },
  viewerId: SQL,
) => {
  const { by, license, after, limit } = search
  const rest =
    after && (by === 'name' ? sql`(listing_key, id) > (${after.key}, ${after.id})` : lt(users.id, after.id))
  return db
    .select(listed)
    .from(users)
    .where(
      and(
        // As the partial indexes of these orders say it.
        sql`${isListedSql} AND claim <> 'pending'`,
        license === null ? undefined : eq(users.licenseType, license),
        rest ?? undefined,
        isVisibleTo(viewerId),
      ),
    )
    .orderBy(...(by === 'name' ? [asc(users.listingKey), asc(users.id)] : [desc(users.id)]))
    .limit(limit + 1)
}

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
