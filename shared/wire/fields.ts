import * as v from 'valibot'

/** Schemas that responses share. */
export const text = v.string()
export const texts = v.array(text)
export const flag = v.boolean()
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))
export const id = v.pipe(v.number(), v.integer(), v.minValue(1))
/** A timestamp in ISO 8601, UTC. */
export const time = v.pipe(v.string(), v.isoTimestamp())

/** The query of every paginated list; the Worker reads it with `pageOf`. */
export const pageQuery = v.object({ limit: v.optional(text), cursor: v.optional(text) })
