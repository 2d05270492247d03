import { queryOptions, useQuery } from '@tanstack/react-query'
import { createContext, use, useDeferredValue } from 'react'
import type { Stats, Founding } from '#shared/early-access/api.ts'
import { copyStateAt, defaultLaunchAt, type CopyState } from '#shared/launch/phase.ts'
import { newDateNote } from '#shared/launch/phase-copy.ts'
import { useTimed } from '#src/lib/clock.ts'
import { useHydrated } from '#src/lib/hydration.ts'
import { queryFnFor } from '#src/lib/query-client.ts'
import { countdownTick, countdownSlowTick } from '#shared/launch/countdown.ts'

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

/** The state that a prerendered page was written in, so that the first render in the browser agrees with it. */
export const WrittenCopyState = createContext<CopyState | null>(null)

/**
 * Which of the three sets of copy to show (design §4): by `/api/stats` once it is there, before that what the
 * page was written in, else what the calendar says.
 */
export function useCopyState(): CopyState {
  const stats = useStats()
  const written = use(WrittenCopyState)
  const read = (now: number): CopyState => {
    if (stats) return copyStateAt(now, stats)
    return written ?? (now < defaultLaunchAt ? 'pre' : 'launched')
  }
  return useTimed(countdownTick, read, written ?? 'launched')
}

/** What follows a specified launch date that was moved to a later day; null while it stands (design §4). */
export function useNewDateNote(): string | null {
  const launchAt = useStats()?.launchAt
  return useTimed(countdownSlowTick, (now) => (launchAt ? newDateNote(now, launchAt) : null), null)
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
