/** Figures of the momentum panel (000 §3, §9). */
import { launchTarget } from '#shared/launch/phase.ts'

/** Whole percent of the target, 0 to 100; 100 only once the target is met. */
export function progressPercent(licensees: number, target: number = launchTarget): number {
  if (target <= 0) return 100
  return Math.min(100, Math.max(0, Math.floor((licensees * 100) / target)))
}

/** Licensees still needed; never negative. */
export function remaining(licensees: number, target: number = launchTarget): number {
  return Math.max(0, target - licensees)
}

/** 'Founding Member' places (000 §9): the first 50 operators. */
export const foundingPlaces = 50

/** Founding places still free, from how many are taken. */
export function foundingRemaining(taken: number): number {
  return Math.max(0, foundingPlaces - taken)
}
