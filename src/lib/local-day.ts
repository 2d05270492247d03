/**
 * 'November 27, 2026' in the reader's zone, for what has just happened to a member. Days that are counted or stand on public
 * pages too (joining, tokens, visits) are the same for everybody: `longDate`.
 */
export const dayOf = (iso: string) => new Date(iso).toLocaleString('en-US', { dateStyle: 'long' })
