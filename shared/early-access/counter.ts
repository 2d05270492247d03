/** The counts of the momentum panel. */
import { launchTarget } from '#shared/launch/phase.ts'

/** Whole percent of the target, 0 to 100; 100 only once the target is reached. */
export function progressPercent(licensees: number, target: number = launchTarget): number {
  if (target <= 0) return 100
  return Math.min(100, Math.max(0, Math.floor((licensees * 100) / target)))
}

/** Licensees still needed; never negative. */
export function remaining(licensees: number, target: number = launchTarget): number {
  return Math.max(0, target - licensees)
}

/** The number of founding places, for the first operators. */
export const foundingPlaces = 50

/** The free founding places, given how many are taken. */
export function foundingRemaining(taken: number): number {
  return Math.max(0, foundingPlaces - taken)
}
