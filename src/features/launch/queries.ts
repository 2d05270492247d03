import { createContext, use } from 'react'
import { countdownSlowTick, countdownTick } from '#shared/launch/countdown.ts'
import { newDateNote } from '#shared/launch/phase-copy.ts'
import { copyStateAt, defaultLaunchAt, type CopyState } from '#shared/launch/phase.ts'
import { useStats } from '#src/features/early-access/queries.ts'
import { useTimed } from '#src/lib/clock.ts'

/** The copy state of a prerendered page, so that the first render in the browser matches it. */
export const PrerenderedCopyState = createContext<CopyState | null>(null)

/**
 * The copy state to show: by the stats once they have loaded, before that the prerendered page's state, else by the date.
 */
export function useCopyState(): CopyState {
  const stats = useStats()
  const prerendered = use(PrerenderedCopyState)
  const read = (now: number): CopyState => {
    if (stats) return copyStateAt(now, stats)
    return prerendered ?? (now < defaultLaunchAt ? 'pre' : 'launched')
  }
  return useTimed(countdownTick, read, prerendered ?? 'launched')
}

/** The note after a launch date that was moved to a later day; null if it was not moved. */
export function useNewDateNote(): string | null {
  const launchAt = useStats()?.launchAt
  return useTimed(countdownSlowTick, (now) => (launchAt ? newDateNote(now, launchAt) : null), null)
}
