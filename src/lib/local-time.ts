/** Times in the reader's zone; what `longDate` says is the day in UTC. */

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** '2:05 PM'. */
export const timeOfDay = (iso: string) => clock.format(new Date(iso))

/** 'November 27, 2026', the long US date of 000 §9. */
export const dayOf = (iso: string) => long.format(new Date(iso))
