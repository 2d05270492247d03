/** The phases of the network: when it opens, and which copy it shows. */
import { brand } from '#shared/brand.ts'

/** The number of licensees that opens the network before its date; also the number of founding places. */
export const launchTarget = 50

/** The default launch, in epoch milliseconds. */
export const defaultLaunchAt: number = Date.parse(brand.launchAt)

export type Phase = 'prelaunch' | 'unlocked'
type UnlockedBy = 'launch' | 'licensees'

interface Schedule {
  /** Epoch milliseconds. */
  readonly launchAt: number
  /** Registered business accounts that are not sample data. */
  readonly licensees: number
  readonly target: number
  /** When the target was reached (`network.licensees_unlocked_at`), in epoch milliseconds; never cleared. */
  readonly latchedAt?: number | null
}

export type PhaseState =
  | { readonly phase: 'prelaunch'; readonly unlockedBy: null }
  | { readonly phase: 'unlocked'; readonly unlockedBy: UnlockedBy }

/**
 * The phase at `now`, in epoch milliseconds. Unlocked from the launch on, or once the target is reached; the latch keeps it
 * unlocked if deletions take the licensees below the target.
 */
export function phaseAt(now: number, schedule: Schedule): PhaseState {
  const { launchAt, licensees, target, latchedAt } = schedule
  const latched = typeof latchedAt === 'number'
  if (latched && latchedAt < launchAt) return { phase: 'unlocked', unlockedBy: 'licensees' }
  if (now >= launchAt) return { phase: 'unlocked', unlockedBy: 'launch' }
  if (latched || licensees >= target) return { phase: 'unlocked', unlockedBy: 'licensees' }
  return { phase: 'prelaunch', unlockedBy: null }
}

/** The three states of the copy: before the launch, opened early, and launched. */
export const copyStates = ['pre', 'openEarly', 'launched'] as const
export type CopyState = (typeof copyStates)[number]

/**
 * The copy state at `now`, in epoch milliseconds, by the public stats; `launchAt` is ISO 8601 or epoch milliseconds.
 */
export function copyStateAt(
  now: number,
  stats: { readonly launchAt: number | string; readonly phase: Phase },
): CopyState {
  if (now >= new Date(stats.launchAt).getTime()) return 'launched'
  return stats.phase === 'unlocked' ? 'openEarly' : 'pre'
}
