import type { BusinessCard } from '#shared/directory/api.ts'
import { sampleBusinesses } from '#shared/directory/sample-businesses.ts'
import { directoryAccess } from '#shared/directory/access.ts'
import {
  type DirectoryFilters,
  exampleCard,
  licensesWanted,
  passesFilters,
} from '#shared/directory/filters.ts'
import { searchWords } from '#shared/directory/search.ts'
import type { LicenseId } from '#shared/licenses/catalogue.ts'
import { hasFeaturedListing } from '#shared/vendors/tiers.ts'
import { phaseOf } from '#worker/features/launch/phase.ts'
import { isListed, vendorTierIdOf } from '#worker/features/profiles/user-views.ts'
import { isoOrNull } from '#shared/dates.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { listings, type ListingRow, networkState, reorder } from './repo.ts'

/** The start of a page: after a member's place, or at an example. */
export type DirectoryCursor = { kind: 'members'; after: number | null } | { kind: 'examples'; from: number }

export type DirectoryPage = { cards: BusinessCard[]; next: DirectoryCursor | null }

const examples = sampleBusinesses.map(exampleCard)

/** Places from here on are featured; the view directory_documents has the same constant. */
const firstFeaturedPlace = 3_000_000_000_000

/**
 * A page of the directory as the viewer may see it: members in the stored order, then examples. A restricted viewer gets
 * the examples only, and a restricted member also their own listing on the first page.
 */
export async function readDirectory(
  deps: Pick<Deps, 'db' | 'env' | 'now' | 'read' | 'later'>,
  request: { filters: DirectoryFilters; cursor: DirectoryCursor; limit: number },
): Promise<DirectoryPage> {
  const { filters, cursor, limit } = request
  const words = searchWords(filters.q)
  const licenses = licensesWanted(filters)
  const includesMembers =
    cursor.kind === 'members' &&
    (filters.q.trim() === '' || words.length > 0) &&
    (licenses === null || licenses.length > 0)
  const search = {
    words,
    licenses,
    verified: filters.verified,
    after: cursor.kind === 'members' ? cursor.after : null,
    limit,
  }
  const { viewer, rows } = await deps.read((viewerId) =>
    includesMembers ? [networkState(deps.db), listings(deps.db, search, viewerId)] : [networkState(deps.db)],
  )
  const [[network], found = []]: readonly [NetworkState[], Found?] = rows
  if (!network) throw new Error('the network row is missing: migrations have not run')
  const access = directoryAccess(viewer?.user ?? null, phaseOf(deps.env, network, deps.now).phase)

  let members: BusinessCard[] = []
  if (access === 'all') {
    const shown = found.slice(0, limit)
    reorderEnded(deps, shown)
    members = shown.map((row) => cardOf(row, deps.now))
    const last = shown.at(-1)
    if (found.length > limit && last) return { cards: members, next: { kind: 'members', after: last.place } }
  } else if (access === 'own' && viewer && cursor.kind === 'members' && cursor.after === null) {
    const own = cardOf(viewer.user, deps.now)
    members = passesFilters(own, filters, words) ? [own] : []
  }
  const matching = examples.filter((card) => passesFilters(card, filters, words))
  const from = cursor.kind === 'examples' ? cursor.from : 0
  const fitting = matching.slice(from, from + limit - members.length)
  const end = from + fitting.length
  return {
    cards: [...members, ...fitting],
    next: end < matching.length ? { kind: 'examples', from: end } : null,
  }
}

type NetworkState = { licensees: number; licenseesUnlockedAt: number | null }
type Found = (ListingRow & { place: number })[]

function featuredBy(row: ListingRow, now: number): BusinessCard['featuredBy'] {
  if (Math.max(row.featuredUntil, row.placementUntil) > now) return 'tokens'
  return row.accountType === 'vendor' && hasFeaturedListing(row.clientReferrals) ? 'tier' : null
}

function cardOf(row: ListingRow, now: number): BusinessCard {
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
    city: row.city,
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
  const ended = shown.filter((row) => row.place >= firstFeaturedPlace && featuredBy(row, deps.now) === null)
  if (ended.length > 0)
    deps.later(
      reorder(
        deps.db,
        ended.map(({ id }) => id),
      ),
    )
}
