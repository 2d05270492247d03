/**
 * 'November 27, 2026' in the local time zone, for recent events of a member. Days that are public or counted
 * (joining, tokens, visits) are the same for everyone: use `longDate`.
 */
export const dayOf = (iso: string) => new Date(iso).toLocaleString('en-US', { dateStyle: 'long' })

/** 'November 27, 2026 at 2:05:41 PM CST' in the local time zone. */
export const fullTime = (iso: string) =>
  new Date(iso).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'long' })
