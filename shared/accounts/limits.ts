import { dayMs } from '#shared/dates.ts'

const minute = 60_000

/** How long sessions, grants and mailed links last, in milliseconds. */
export const accountLifetimes = {
  session: 30 * dayMs,
  /** The link that confirms an e-mail address. */
  verification: 7 * dayMs,
  /** The link that confirms a new address for an account. */
  emailChange: dayMs,
  grant: 10 * minute,
  /** The mailed link that sets a new password. */
  resetLink: 30 * minute,
} as const

export const passwordLimits = {
  /** Characters. */
  min: 8,
  /** Bytes of UTF-8. */
  maxBytes: 1024,
} as const
