import * as v from 'valibot'

/** The kinds of values that answers are made of. */
export const text = v.string()
export const texts = v.array(text)
export const flag = v.boolean()
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))
export const id = v.pipe(v.number(), v.integer(), v.minValue(1))
/** A moment as ISO 8601 in UTC. */
export const time = v.pipe(v.string(), v.isoTimestamp())

/** The parts of an address that every paged list takes; the Worker reads them with `pageOf`. */
export const pageQuery = v.object({ limit: v.optional(text), cursor: v.optional(text) })
