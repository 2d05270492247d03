import type { BusinessCard } from '#shared/directory/api.ts'
import { sampleBusinesses } from '#shared/directory/sample-businesses.ts'
import { directoryAccess } from '#shared/directory/access.ts'
import {
  cardText,
  type DirectoryFilters,
  exampleCard,
  licensesWanted,
  passesChoices,
  passesFilters,
} from '#shared/directory/filters.ts'
import { cityPlace, milesBetween, milesTo, placeOf } from '#shared/directory/places.ts'
import { searchWords } from '#shared/directory/search.ts'
import { stateOfZip } from '#shared/directory/states.ts'
import type { LicenseId } from '#shared/licenses/catalogue.ts'
import { sortKey } from '#shared/search/fold.ts'
import { nearSearch, spellingsIn } from '#shared/search/near.ts'
import { hasFeaturedListing } from '#shared/vendors/tiers.ts'
import { textLimits } from '#shared/wire/limits.ts'
import { phaseOf } from '#worker/features/launch/phase.ts'
import { isListed, vendorTierIdOf } from '#worker/features/profiles/user-views.ts'
import { isoOrNull } from '#shared/dates.ts'
import type { Deps } from '#worker/auth/deps.ts'
import {
  compareMiles,
  compareText,
  type DirectoryCursor,
  type Found,
  type Listed,
  readingOf,
  type View,
} from './reading.ts'
import { listings, networkState, reorder } from './repo.ts'
import { zipPlaces } from './zip-places.ts'

export type DirectoryPage = { cards: BusinessCard[]; next: DirectoryCursor | null }

type Request = { filters: DirectoryFilters; cursor: DirectoryCursor; limit: number }
type ReadDeps = Pick<Deps, 'db' | 'env' | 'now' | 'read' | 'later'>

const examples = sampleBusinesses.map(exampleCard)

/** Places from here on are featured; the view directory_documents has the same constant. */
const firstFeaturedPlace = 3_000_000_000_000

/**
 * A page of the directory as the viewer may see it: members, then examples. A restricted viewer gets the examples only,
 * and a restricted member also their own listing on the first page.
 */
export async function readDirectory(deps: ReadDeps, request: Request): Promise<DirectoryPage> {
  const { filters, cursor, limit } = request
  const places = await zipPlaces(deps.env)
  const view = { places, center: placeOf(places, filters.near), now: deps.now }
  const words = searchWords(filters.q)
  const reading = readingOf(request, view)
  const { viewer, rows } = await deps.read((viewerId) => [
    networkState(deps.db),
    ...(reading?.statements(deps.db, viewerId) ?? []),
  ])
  const [[network], ...found] = rows as unknown as [NetworkState[], ...Found[]]
  if (!network) throw new Error('the network row is missing: migrations have not run')
  const access = directoryAccess(viewer?.user ?? null, phaseOf(deps.env, network, deps.now).phase)

  let members: BusinessCard[] = []
  if (access === 'all' && reading) {
    const { shown, next } = reading.cut(found)
    reorderEnded(deps, shown)
    members = shown.map((row) => cardOf(row, view))
    if (next) return { cards: members, next }
  } else if (access === 'own' && viewer && isFirst(cursor)) {
    const { user } = viewer
    const own = cardOf(user, view)
    members = passesFilters(own, filters, words, user.zipCode) ? [own] : []
  }
  const matching = sortedExamples(filters, view).filter((card) => passesFilters(card, filters, words))
  const from = cursor.kind === 'examples' ? cursor.from : 0
  const fitting = matching.slice(from, from + limit - members.length)
  const end = from + fitting.length
  return {
    cards: [...members, ...fitting],
    next: end < matching.length ? { kind: 'examples', from: end } : null,
  }
}

const isFirst = (cursor: DirectoryCursor) => cursor.kind === 'members' && cursor.after === null

/** The listings in which near spellings are looked for: enough for the few that are offered, in fewer than 50 rows. */
const spelledListings = 10

/** Near spellings of a search that finds nothing, each of a listing that the viewer may see. */
export async function suggestSpellings(deps: ReadDeps, filters: DirectoryFilters): Promise<string[]> {
  const words = nearSearch(filters.q.slice(0, textLimits.search))
  const licenses = licensesWanted(filters)
  if (words.every(({ near }) => near.length === 0) || licenses?.length === 0) return []
  const places = await zipPlaces(deps.env)
  const search = {
    filters: { parts: [{ words, zips: [] }], licenses, verified: filters.verified },
    after: null,
    limit: spelledListings,
  }
  const { viewer, rows } = await deps.read((viewerId) => [
    networkState(deps.db),
    listings(deps.db, search, viewerId),
  ])
  const [[network], found] = rows
  if (!network) throw new Error('the network row is missing: migrations have not run')
  const access = directoryAccess(viewer?.user ?? null, phaseOf(deps.env, network, deps.now).phase)
  const view = { places, center: undefined, now: deps.now }
  const members = access === 'all' ? found.map((row) => cardOf(row, view)) : []
  const cards = [...members, ...examples.filter((card) => passesChoices(card, filters))]
  return spellingsIn(filters.q, cards.map(cardText))
}

type NetworkState = { licensees: number; licenseesUnlockedAt: number | null }

function sortedExamples({ sort }: DirectoryFilters, { places, center }: View): BusinessCard[] {
  const cards = examples.map((card) => {
    const place = center && cityPlace(places, card.city ?? '')
    return { ...card, distance: place && center ? Math.round(milesBetween(center, place)) : null }
  })
  if (sort === 'name') return cards.toSorted((a, b) => compareText(nameKey(a), nameKey(b)))
  if (sort !== 'nearest' || !center) return cards
  return cards.toSorted((a, b) => compareMiles(a.distance, b.distance))
}

const nameKey = ({ companyName }: BusinessCard) => sortKey(companyName)

function featuredBy(row: Listed, now: number): BusinessCard['featuredBy'] {
  if (Math.max(row.featuredUntil, row.placementUntil) > now) return 'tokens'
  return row.accountType === 'vendor' && hasFeaturedListing(row.clientReferrals) ? 'tier' : null
}

function cardOf(row: Listed, { places, center, now }: View): BusinessCard {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    companyName: row.companyName,
    businessDescription: row.businessDescription,
    licenseType: row.licenseType as LicenseId,
    otherBusinessType: row.otherBusinessType,
    licenseStatus: row.licenseStatus,
    licenseVerifiedAt: isoOrNull(row.licenseVerifiedAt),
    licenseBasis: row.licenseBasis,
    licenseRosterAsOf: row.licenseRosterAsOf,
    // A profile may name no city, but everybody has given a ZIP code.
    city: row.city ?? placeOf(places, row.zipCode)?.city ?? null,
    state: stateOfZip(row.zipCode),
    distance: center ? milesTo(places, center, row.zipCode) : null,
    logoUrl: row.logoUrl,
    personalPhotoUrl: row.personalPhotoUrl,
    servicesOffered: row.servicesOffered,
    lookingFor: row.lookingFor,
    accountType: row.accountType,
    vendorType: row.vendorType,
    isFoundingMember: row.isFoundingMember,
    foundingNumber: row.foundingNumber,
    vendorTier: vendorTierIdOf(row),
    isSampleData: row.isSampleData,
    featuredBy: featuredBy(row, now),
    isHidden: !isListed(row),
  }
}

/** Demotes listings whose featured time has ended: the label ends on time, the order once a reader meets them. */
function reorderEnded(deps: Pick<Deps, 'db' | 'later' | 'now'>, shown: Found): void {
  const ended = shown.filter(
    (row) => row.place !== undefined && row.place >= firstFeaturedPlace && featuredBy(row, deps.now) === null,
  )
  if (ended.length > 0)
    deps.later(
      reorder(
        deps.db,
        ended.map(({ id }) => id),
      ),
    )
}
