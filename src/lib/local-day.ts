/** 'November 27, 2026' in the reader's zone, for private screens; what `longDate` says is the day in UTC, as public pages are written. */
export const dayOf = (iso: string) => new Date(iso).toLocaleString('en-US', { dateStyle: 'long' })
