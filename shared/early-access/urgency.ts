/** The urgency text of the example card, which never shows live data. */
import { launchTarget } from '#shared/launch/phase.ts'

/** Thresholds in percent of claimed spots, highest first. */
const levels = [
  { level: 'high', from: 80, text: (n: number) => `Only ${n} Early Access spots left! Act fast!` },
  { level: 'medium', from: 50, text: (n: number) => `${n} Early Access spots remaining` },
  { level: 'low', from: 0, text: (n: number) => `${n} Early Access spots available` },
] as const

export type UrgencyLevel = (typeof levels)[number]['level']

export interface Urgency {
  readonly level: UrgencyLevel
  readonly text: string
  readonly spotsLeft: number
}

/** Level and text for a number of registrations: high from 80 %, medium from 50 %, else low. */
export function urgencyAt(registrations: number, spots: number = launchTarget): Urgency {
  const spotsLeft = Math.max(0, spots - registrations)
  const { level, text } = levels.find((row) => registrations * 100 >= row.from * spots) ?? levels[2]
  return { level, text: text(spotsLeft), spotsLeft }
}
