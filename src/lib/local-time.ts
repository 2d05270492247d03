/**
 * 'November 27, 2026' in the reader's zone, for what has just happened to a member. Days that are counted or stand on public
 * pages too (joining, tokens, visits) are the same for everybody: `longDate`.
 */
export const dayOf = (iso: string) => new Date(iso).toLocaleString('en-US', { dateStyle: 'long' })

/** 'November 27, 2026 at 2:05:41 PM CST', all that there is to say about a moment, in the reader's zone. */
export const fullTime = (iso: string) =>
  new Date(iso).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'long' })
