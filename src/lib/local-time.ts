/** 'November 27, 2026 at 2:05:41 PM CST', all that there is to say about a moment, in the reader's zone. */
export const fullTime = (iso: string) =>
  new Date(iso).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'long' })
