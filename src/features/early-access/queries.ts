import { queryOptions, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { Stats, Founding } from '#shared/early-access/api.ts'
import { useHydrated } from '#src/lib/hydration.ts'
import { queryFnFor } from '#src/lib/query-client.ts'

/** How often the figures are asked for again. */
const statsRefreshMs = 30_000

/** `GET /api/stats`, asked again every 30 s (000 §7). */
export const statsQuery = queryOptions({
  queryKey: ['/api/stats'],
  queryFn: queryFnFor<Stats>(),
  refetchInterval: statsRefreshMs,
  meta: { public: true },
})

/** Undefined until the answer is there, and while a written part wakes: it was written without. */
export function useStats(): Stats | undefined {
  const { data } = useQuery(statsQuery)
  return useHydrated() ? data : undefined
}

/** `GET /api/founding`: the taken places, with the stats' rhythm. */
export const foundingQuery = queryOptions({
  queryKey: ['/api/founding'],
  queryFn: queryFnFor<Founding>(),
  refetchInterval: statsRefreshMs,
  meta: { public: true },
})

/**
 * Undefined until the answer is there, and while a written part wakes: it was written without. The first time
 * the sheet is drawn in slices, so that the browser stays free for its reader.
 */
export function useFounding(): Founding | undefined {
  const { data } = useQuery(foundingQuery)
  const isThere = useHydrated() && data !== undefined
  const isDrawn = useDeferredValue(isThere)
  return isThere && isDrawn ? data : undefined
}
