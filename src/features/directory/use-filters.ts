import { useSearchParams } from 'react-router'
import { type DirectoryFilters, filtersFrom, filtersQuery, noFilters } from '#shared/directory/filters.ts'
import { useHydrated } from '#src/lib/hydration.ts'

export type ChangeFilters = (changes: Partial<DirectoryFilters>, options?: { replace: boolean }) => void

/** The filters in the URL, so that a shared link shows the same cards and Back undoes a choice. */
export function useFilters(): [DirectoryFilters, ChangeFilters] {
  const [query, setQuery] = useSearchParams()
  // The prerendered page has no query.
  const filters = useHydrated() ? filtersFrom(query).filters : noFilters
  const change: ChangeFilters = (changes, { replace } = { replace: false }) =>
    // Based on the URL itself: a recent choice may not be rendered yet, and a search waits for a pause in typing.
    setQuery(
      filtersQuery({ ...filtersFrom(new URLSearchParams(window.location.search)).filters, ...changes }),
      { replace, preventScrollReset: true },
    )
  return [filters, change]
}

/** The number of fields that are set, apart from the text: the filters, the order and the ZIP code. */
export const choiceCount = (filters: DirectoryFilters): number =>
  filterCount(filters) + [filters.sort !== noFilters.sort, filters.near].filter(Boolean).length

/** The number of filters that are set, apart from the text. */
export function filterCount({ licenseType, canSupply, canBuyFrom, verified }: DirectoryFilters): number {
  return [licenseType, canSupply, canBuyFrom, verified].filter(Boolean).length
}
