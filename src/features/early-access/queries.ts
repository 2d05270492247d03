import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import * as api from '#shared/early-access/api.ts'
import { useHydrated } from '#src/lib/hydration.ts'
import { queryOf } from '#src/lib/call.ts'

/** How often the counts are refetched. */
export const statsRefreshMs = 30_000

export const statsQuery = {
  ...queryOf(api.stats),
  refetchInterval: statsRefreshMs,
  meta: { public: true },
}

/** Undefined until the answer arrives and during hydration, since prerendered pages have no counts. */
export function useStats(): api.Stats | undefined {
  const { data } = useQuery(statsQuery)
  return useHydrated() ? data : undefined
}

/** Whether the counts could not be loaded; they are asked for again with the next refetch. */
export function useStatsFailed(): boolean {
  const { data, isError } = useQuery(statsQuery)
  return useHydrated() && isError && data === undefined
}

/** The taken places. */
export const foundingQuery = {
  ...queryOf(api.founding),
  refetchInterval: statsRefreshMs,
  meta: { public: true },
}

/**
 * Undefined until the answer arrives and during hydration. The first render of the sheet is deferred, so that React can
 * interrupt it.
 */
export function useFounding(): api.Founding | undefined {
  const { data } = useQuery(foundingQuery)
  const isReady = useHydrated() && data !== undefined
  const isRendered = useDeferredValue(isReady)
  return isReady && isRendered ? data : undefined
}
