import { queryOptions, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { Founding } from '#shared/early-access/founding-api.ts'
import { timing } from '#shared/wire/limits.ts'
import { useHydrated } from '#src/lib/hydration.ts'
import { queryFnFor } from '#src/lib/query-client.ts'

/** `GET /api/founding`: the taken places, with the stats' rhythm. */
export const foundingQuery = queryOptions({
  queryKey: ['/api/founding'],
  queryFn: queryFnFor<Founding>(),
  refetchInterval: timing.statsRefresh,
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
