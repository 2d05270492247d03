import { useSearchParams } from 'react-router'
import type { DirectoryFilters } from '#shared/directory/api.ts'
import { filtersFrom, filtersQuery, noFilters } from '#shared/directory/filters.ts'
import { useHydrated } from '#src/lib/hydration.ts'

export type ChangeFilters = (changes: Partial<DirectoryFilters>, options?: { replace: boolean }) => void

/** The filters in the address: a shared link shows the same cards, and back undoes a choice. */
export function useFilters(): [DirectoryFilters, ChangeFilters] {
  const [query, setQuery] = useSearchParams()
  // The page was written ahead without a query.
  const filters = useHydrated() ? filtersFrom(query).filters : noFilters
  const change: ChangeFilters = (changes, { replace } = { replace: false }) =>
    // By the address itself: a choice made a moment ago may not be drawn yet, and a search waits for a pause in typing.
    setQuery(
      filtersQuery({ ...filtersFrom(new URLSearchParams(window.location.search)).filters, ...changes }),
      { replace, preventScrollReset: true },
    )
  return [filters, change]
}

/** How many filters beside the text are set. */
export function filterCount({ licenseType, canSupply, canBuyFrom, verified }: DirectoryFilters): number {
  return [licenseType, canSupply, canBuyFrom, verified].filter(Boolean).length
}
