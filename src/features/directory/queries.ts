import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { BusinessCard, DirectoryFilters } from '#shared/directory/api.ts'
import { filtersQuery } from '#shared/directory/filters.ts'
import { send } from '#src/lib/api.ts'
import { nextLink } from '#src/lib/next-link.ts'

const address = '/api/businesses'

/** What a changed profile makes stale: every page of every search. */
export const businessesKey = [address] as const

type BusinessPage = { cards: BusinessCard[]; next: string | null }

/** `GET /api/businesses` page by page; the cards before stay while another search is under way. */
export const businessesQuery = (filters: DirectoryFilters) => {
  const query = filtersQuery(filters).toString()
  return infiniteQueryOptions({
    queryKey: [...businessesKey, query],
    queryFn: async ({ pageParam, signal }): Promise<BusinessPage> => {
      const response = await send('GET', pageParam, { signal })
      return {
        cards: (await response.json()) as BusinessCard[],
        next: nextLink(response),
      }
    },
    initialPageParam: query ? `${address}?${query}` : address,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    // Somebody may have joined meanwhile: shown from memory and asked again on every visit.
    staleTime: 0,
  })
}
