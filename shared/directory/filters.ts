/** The directory's filters in a query string, the same for the screen, the API and shared links. */
import type { BusinessCard } from './api.ts'
import type { SampleBusiness } from './sample-businesses.ts'
import { matchesWords } from './search.ts'
import { stateOfWord } from './states.ts'
import { brand } from '#shared/brand.ts'
import {
  isOfficialLicense,
  licenseFrom,
  licenseLabel,
  type LicenseId,
  type OfficialLicense,
} from '#shared/licenses/catalogue.ts'
import { serviceLabel } from '#shared/profiles/services.ts'
import { buysFrom, sellsTo } from '#shared/licenses/supply.ts'
import { vendorCategoryLabel } from '#shared/vendors/categories.ts'
import { textLimits } from '#shared/wire/limits.ts'

/** Filters of the directory; all of them have to match. */
export type DirectoryFilters = {
  q: string
  licenseType: LicenseId | null
  /** Only licenses that may sell to this one. */
  canSupply: OfficialLicense | null
  /** Only licenses that may buy from this one. */
  canBuyFrom: OfficialLicense | null
  /** Includes trades that no source confirms. */
  unconfirmed: boolean
  verified: boolean
  sort: DirectorySort
  /** The ZIP code, five digits, from which distances are; '' for none. */
  near: string
}

/** The orders of the directory; `featured` is the stored one: featured, founding members by number, newest. */
const directorySorts = ['featured', 'newest', 'name', 'nearest'] as const
export type DirectorySort = (typeof directorySorts)[number]

export const noFilters: DirectoryFilters = {
  q: '',
  licenseType: null,
  canSupply: null,
  canBuyFrom: null,
  unconfirmed: false,
  verified: false,
  sort: 'featured',
  near: '',
}

const isSort = (value: string): value is DirectorySort => directorySorts.some((one) => one === value)

const isOn = (value: string | null) => value === '1' || value === 'true'

/** The filters in a query string, and the names of parameters with an unknown value ('all' and '' mean no filter). */
export function filtersFrom(query: URLSearchParams): { filters: DirectoryFilters; unknown: string[] } {
  const unknown: string[] = []
  const license = (name: string): LicenseId | null => {
    const given = query.get(name)?.trim() ?? ''
    if (given === '' || given.toLowerCase() === 'all') return null
    const id = licenseFrom(given)
    if (id === undefined) unknown.push(name)
    return id ?? null
  }
  const official = (name: string): OfficialLicense | null => {
    const id = license(name)
    if (id === null || isOfficialLicense(id)) return id
    unknown.push(name)
    return null
  }
  const sort = query.get('sort') ?? 'featured'
  const near = query.get('near')?.trim() ?? ''
  if (!isSort(sort)) unknown.push('sort')
  if (near !== '' && !/^\d{5}$/.test(near)) unknown.push('near')
  const filters = {
    q: (query.get('q') ?? '').slice(0, textLimits.search),
    licenseType: license('licenseType'),
    canSupply: official('canSupply'),
    canBuyFrom: official('canBuyFrom'),
    unconfirmed: isOn(query.get('unconfirmed')),
    verified: isOn(query.get('verified')),
    sort: isSort(sort) ? sort : ('featured' as const),
    near: /^\d{5}$/.test(near) ? near : '',
  }
  return { filters, unknown }
}

/** The query string of the filters that are set. */
export function filtersQuery(filters: DirectoryFilters): URLSearchParams {
  const query = new URLSearchParams()
  if (filters.q.trim()) query.set('q', filters.q.trim())
  for (const name of ['licenseType', 'canSupply', 'canBuyFrom'] as const) {
    const value = filters[name]
    if (value) query.set(name, value)
  }
  if (filters.unconfirmed && (filters.canSupply || filters.canBuyFrom)) query.set('unconfirmed', '1')
  if (filters.verified) query.set('verified', '1')
  if (filters.sort !== 'featured') query.set('sort', filters.sort)
  if (filters.near) query.set('near', filters.near)
  return query
}

/** The licenses that pass every license filter; null without such a filter, empty when none passes. */
export function licensesWanted(filters: DirectoryFilters): readonly LicenseId[] | null {
  const includes = { includeUnconfirmed: filters.unconfirmed }
  const sets: (readonly LicenseId[])[] = []
  if (filters.licenseType) sets.push([filters.licenseType])
  if (filters.canSupply) sets.push(buysFrom(filters.canSupply, includes))
  if (filters.canBuyFrom) sets.push(sellsTo(filters.canBuyFrom, includes))
  const [first, ...others] = sets
  return first ? first.filter((id) => others.every((set) => set.includes(id))) : null
}

/** The searched text of a card; the index holds the same. */
export function cardText(card: BusinessCard): string {
  return [
    card.firstName,
    card.lastName,
    card.companyName,
    card.businessDescription,
    card.city,
    card.otherBusinessType,
    licenseLabel(card.licenseType),
    card.vendorType && vendorCategoryLabel(card.vendorType),
    ...card.servicesOffered.map(serviceLabel),
    ...card.lookingFor,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Whether a card passes the filters; words match as in the index, which also holds the ZIP code. */
export function passesFilters(
  card: BusinessCard,
  filters: DirectoryFilters,
  words: readonly string[],
  zipCode = '',
): boolean {
  if (filters.q.trim() !== '' && words.length === 0) return false
  const others = words.filter((word) => card.state === null || stateOfWord(word) !== card.state)
  return passesChoices(card, filters) && matchesWords(`${cardText(card)} ${zipCode}`, others)
}

/** Whether a card passes every filter but the search. */
export function passesChoices(card: BusinessCard, filters: DirectoryFilters): boolean {
  const licenses = licensesWanted(filters)
  if (filters.verified && card.licenseStatus !== 'verified') return false
  return licenses === null || licenses.includes(card.licenseType)
}

/** A built-in example as a card. */
export function exampleCard(sample: SampleBusiness): BusinessCard {
  return {
    id: sample.id,
    firstName: '',
    lastName: '',
    companyName: sample.name,
    businessDescription: sample.description,
    licenseType: sample.licenseType,
    otherBusinessType: null,
    licenseStatus: 'none',
    licenseVerifiedAt: null,
    licenseBasis: null,
    licenseRosterAsOf: null,
    city: sample.city,
    state: brand.stateCode,
    logoUrl: sample.logo ?? null,
    personalPhotoUrl: null,
    servicesOffered: [...sample.services],
    lookingFor: [...sample.lookingFor],
    accountType: 'business',
    vendorType: null,
    isFoundingMember: sample.isFoundingMember,
    foundingNumber: null,
    vendorTier: null,
    isSampleData: true,
    featuredBy: null,
    isHidden: false,
    distance: null,
  }
}
