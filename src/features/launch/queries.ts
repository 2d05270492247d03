import { createContext, use } from 'react'
import { countdownSlowTick, countdownTick } from '#shared/launch/countdown.ts'
import { newDateNote } from '#shared/launch/phase-copy.ts'
import { copyStateAt, defaultLaunchAt, type CopyState } from '#shared/launch/phase.ts'
import { useStats } from '#src/features/early-access/queries.ts'
import { useTimed } from '#src/lib/clock.ts'

/** The state that a prerendered page was written in, so that the first render in the browser agrees with it. */
export const PrerenderedCopyState = createContext<CopyState | null>(null)

/**
 * Which of the three sets of copy to show (design §4): by `/api/stats` once it is there, before that what the
 * page was written in, else what the calendar says.
 */
export function useCopyState(): CopyState {
  const stats = useStats()
  const written = use(PrerenderedCopyState)
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
