/** The time left until the launch. */

export interface Countdown {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
  /** Whether the target has passed; all four numbers are zero then. */
  readonly done: boolean
}

/**
 * Days, hours, minutes and seconds from `now` to `target`, both in epoch milliseconds; zeros from the target on. Seconds are
 * rounded up, so that zero appears only after the target.
 */
export function countdownTo(now: number, target: number): Countdown {
  const left = Math.max(0, Math.ceil((target - now) / 1000))
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
    done: left === 0,
  }
}

/** The days with a thousands separator: '26,331'. */
export function dayCount(days: number): string {
  return days.toLocaleString('en-US')
}

/** How often a countdown is updated, in milliseconds: with seconds, and without. */
export const countdownTick = 1000
export const countdownSlowTick = 60_000
