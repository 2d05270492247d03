/** Which statements read a page of members in the order that was asked for, and how their rows become the page. */
import type { SQL } from 'drizzle-orm'
import { type DirectoryFilters, licensesWanted } from '#shared/directory/filters.ts'
import { bandOf, bandsAround, citiesIn, milesTo, type Place, type Places } from '#shared/directory/places.ts'
import { searchWords } from '#shared/directory/search.ts'
import type { Batchable } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import type { ListingFilters } from './match.ts'
import { type ListingRow, listings, nearestListings, orderedListings } from './repo.ts'

/** The start of a page: after a member in the order that was asked for, or at an example. */
export type DirectoryCursor =
  | { kind: 'members'; after: number | null }
  | { kind: 'ordered'; id: number; key: string }
  | { kind: 'near'; band: number; place: number }
  | { kind: 'examples'; from: number }

/** A listing's row; those of an order by name or time have no place in the stored order. */
export type Listed = Omit<ListingRow, 'listingKey'>
export type Found = (ListingRow & { place?: number })[]

/** What cards are made with: where ZIP codes are, the place that distances are from, and the time. */
export type View = { places: Places; center: Place | undefined; now: number }

type Request = { filters: DirectoryFilters; cursor: DirectoryCursor; limit: number }
type Reading = {
  statements: (db: Database, viewerId: SQL) => readonly Batchable[]
  cut: (found: readonly Found[]) => { shown: Found; next: DirectoryCursor | null }
}

/** An unknown distance is after all others. */
export const compareMiles = (one: number | null, other: number | null) =>
  (one ?? Number.MAX_VALUE) - (other ?? Number.MAX_VALUE)

export const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** How to read the members of a page; null if none can match, or if the page begins with an example. */
export function readingOf(request: Request, view: View): Reading | null {
  const { filters, cursor } = request
  const words = searchWords(filters.q)
  const licenses = licensesWanted(filters)
  if (cursor.kind === 'examples' || licenses?.length === 0) return null
  if (filters.q.trim() !== '' && words.length === 0) return null
  const parts = citiesIn(words, view.places).map(({ words: found, zips }) => ({
    words: found.map((folded) => ({ folded, near: [] })),
    zips,
  }))
  const search = { parts, licenses, verified: filters.verified }
  if (filters.sort === 'nearest' && view.center)
    return nearest(request, search, { ...view, center: view.center })
  if ((filters.sort === 'name' || filters.sort === 'newest') && words.length === 0)
    return ordered(request, filters.sort, search)
  return stored(request, search)
}

/** The stored order, from the full-text index. Another order is kept if all that is found is on the first page. */
function stored({ filters, cursor, limit }: Request, search: ListingFilters): Reading {
  const after = cursor.kind === 'members' ? cursor.after : null
  return {
    statements: (db, viewerId) => [listings(db, { filters: search, after, limit }, viewerId)],
    cut: ([found = []]) => {
      const shown = found.slice(0, limit)
      const last = shown.at(-1)
      if (found.length > limit && last?.place !== undefined)
        return { shown, next: { kind: 'members', after: last.place } }
      return { shown: after === null ? shown.toSorted(orders[filters.sort]) : shown, next: null }
    },
  }
}

const orders = {
  featured: () => 0,
  nearest: () => 0,
  newest: (one: ListingRow, other: ListingRow) => other.id - one.id,
  name: (one: ListingRow, other: ListingRow) =>
    compareText(one.listingKey, other.listingKey) || one.id - other.id,
} as const

/** The rows that one page may read of an order that has an index for each license. */
const orderedRows = 42

/** By name or time, merged from one walk of an index for each license; a page may be short, since it is filtered. */
function ordered(
  { cursor, limit }: Request,
  by: 'name' | 'newest',
  { licenses, verified }: ListingFilters,
): Reading {
  const walks = licenses ?? [null]
  const each = Math.min(limit, Math.floor(orderedRows / walks.length) - 1)
  const after = cursor.kind === 'ordered' ? { id: cursor.id, key: cursor.key } : null
  return {
    statements: (db, viewerId) =>
      walks.map((license) => orderedListings(db, { by, license, after, limit: each }, viewerId)),
    cut: (found) => {
      const merged = found.flat().toSorted(orders[by])
      const page = merged.slice(0, each)
      const last = page.at(-1)
      return {
        shown: page.filter((row) => !verified || row.licenseStatus === 'verified'),
        next:
          merged.length > each && last
            ? { kind: 'ordered', id: last.id, key: by === 'name' ? last.listingKey : '' }
            : null,
      }
    },
  }
}

/** The listings on a page by distance: each band costs a row or two more. */
const nearestMax = 16

/** By bands of distance: the bands in order, and each page by distance. */
function nearest(
  { cursor, ...page }: Request,
  search: ListingFilters,
  { places, center }: View & { center: Place },
): Reading {
  const limit = Math.min(page.limit, nearestMax)
  const milesOf = ({ zipCode }: ListingRow) => milesTo(places, center, zipCode)
  const bands = bandsAround(places, center)
  const from = cursor.kind === 'near' ? cursor : null
  const near = {
    filters: search,
    bands: bands.slice(from?.band ?? 0),
    all: bands.flat(),
    after: from?.place ?? null,
    limit,
  }
  return {
    statements: (db, viewerId) => [nearestListings(db, near, viewerId)],
    cut: ([found = []]) => {
      const shown = found.slice(0, limit)
      const last = shown.at(-1)
      const sorted = shown.toSorted((one, other) => compareMiles(milesOf(one), milesOf(other)))
      if (found.length <= limit || last?.place === undefined) return { shown: sorted, next: null }
      return { shown: sorted, next: { kind: 'near', band: bandOf(milesOf(last)), place: last.place } }
    },
  }
}
