import { stateOfWord } from '#shared/directory/states.ts'
import { directoryLicenseOptions } from '#shared/licenses/options.ts'
import type { LicenseId } from '#shared/licenses/catalogue.ts'
import { serviceGroups } from '#shared/profiles/services.ts'
import { nearTerm } from '#worker/db/full-text.ts'

/** Prefix of every filter word in the index, so that no typed word can be one. */
const mark = '\uE000'
const filterWord = (word: string) => `"${mark}${word.replaceAll('_', '')}"`
const zipWords = (zips: readonly string[]) => zips.map((zip) => filterWord(`zip${zip}`)).join(' OR ')

/** The longest prefix that the index stores. */
const longestPrefix = 12

/** Catalogue words occur in many listings: a long one is matched whole, since a prefix scan would be slow. */
const catalogueWords = new Set(
  [...serviceGroups.flatMap(({ services }) => services), ...directoryLicenseOptions].flatMap(
    ({ label }) => label.toLowerCase().match(/\p{L}+/gu) ?? [],
  ),
)

type SearchedWord = { folded: string; near: readonly string[] }

/** Some words of a search, and the ZIP codes of the city that they name. */
type SearchedPart = { words: readonly SearchedWord[]; zips: readonly string[] }

export type ListingFilters = {
  parts: readonly SearchedPart[]
  /** Any of these; null for all. */
  licenses: readonly LicenseId[] | null
  verified: boolean
}

/** A state is also found as that of the listing's ZIP code. */
function wordTerm({ folded, near }: SearchedWord): string {
  if (folded.length > longestPrefix && catalogueWords.has(folded)) return `"${folded}"`
  const state = stateOfWord(folded)
  const term = nearTerm({ folded, near })
  return state ? `(${term} OR facets : ${filterWord(`state${state.toLowerCase()}`)})` : term
}

/** A city is also found by its ZIP codes, since a profile may name none. */
function partTerm({ words, zips }: SearchedPart): string {
  const term = words.map(wordTerm).join(' AND ')
  return zips.length === 0 ? term : `((${term}) OR facets : (${zipWords(zips)}))`
}

/** The whole search as one full-text expression, so that the index alone finds the page. */
export function matchOf({ parts, licenses, verified }: ListingFilters): string {
  const filters = [
    filterWord('public'),
    ...(verified ? [filterWord('verified')] : []),
    ...(licenses ? [`(${licenses.map(filterWord).join(' OR ')})`] : []),
  ]
  return [...parts.map(partTerm), ...filters.map((filter) => `facets : ${filter}`)].join(' AND ')
}

/** The same for the listings of these ZIP codes; null for none. */
export const matchWithin = (filters: ListingFilters, zips: readonly string[]): string | null =>
  zips.length === 0 ? null : `${matchOf(filters)} AND facets : (${zipWords(zips)})`

/** The same for the listings of all other ZIP codes. */
export const matchBeyond = (filters: ListingFilters, zips: readonly string[]): string =>
  zips.length === 0 ? matchOf(filters) : `(${matchOf(filters)}) NOT facets : (${zipWords(zips)})`
