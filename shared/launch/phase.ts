/** When the network opens, and how far it has opened (design §3 'Launch', 'Unlock'; §4 copy states). */
import { brand } from '#shared/brand.ts'

/** Licensees that open the network before its date (000 §9); also the number of founding places. */
export const launchTarget = 50

/** The default launch, in epoch milliseconds. */
export const defaultLaunchAt: number = Date.parse(brand.launchAt)

export type Phase = 'prelaunch' | 'unlocked'
export type UnlockedBy = 'launch' | 'licensees'

interface Schedule {
  /** Epoch milliseconds. */
  readonly launchAt: number
  /** Registered business accounts that are not sample data. */
  readonly licensees: number
  readonly target: number
  /** When the licensees opened it (`network.licensees_unlocked_at`), epoch milliseconds; it is never cleared. */
  readonly latchedAt?: number | null
}

export type PhaseState =
  | { readonly phase: 'prelaunch'; readonly unlockedBy: null }
  | { readonly phase: 'unlocked'; readonly unlockedBy: UnlockedBy }

/**
 * The phase at `now` (epoch milliseconds). Unlocked from the launch on, or from the target on; a latch keeps it
 * unlocked when deletions take the licensees below the target (R530).
 */
export function phaseAt(now: number, schedule: Schedule): PhaseState {
  const { launchAt, licensees, target, latchedAt } = schedule
  const latched = typeof latchedAt === 'number'
  if (latched && latchedAt < launchAt) return { phase: 'unlocked', unlockedBy: 'licensees' }
  if (now >= launchAt) return { phase: 'unlocked', unlockedBy: 'launch' }
  if (latched || licensees >= target) return { phase: 'unlocked', unlockedBy: 'licensees' }
  return { phase: 'prelaunch', unlockedBy: null }
}

/** Which of the three sets of copy is read: PRE, OPEN EARLY or LAUNCHED (design §4). */
export const copyStates = ['pre', 'openEarly', 'launched'] as const
export type CopyState = (typeof copyStates)[number]

/**
 * The copy state at `now` (epoch milliseconds) from what `GET /api/stats` says; `launchAt` as it stands there
 * (ISO 8601) or in epoch milliseconds.
 */
export function copyStateAt(
  now: number,
  stats: { readonly launchAt: number | string; readonly phase: Phase },
): CopyState {
  if (now >= new Date(stats.launchAt).getTime()) return 'launched'
  return stats.phase === 'unlocked' ? 'openEarly' : 'pre'
}
