import * as v from 'valibot'
import type { AppContext } from './context.ts'
import { FailureError } from './problem.ts'

/** Parses the query by a schema; an empty value counts as missing. */
export function parseQuery<Schema extends v.GenericSchema>(
  c: AppContext,
  schema: Schema,
): v.InferOutput<Schema> {
  const given = Object.fromEntries(Object.entries(c.req.query()).filter(([, value]) => value !== ''))
  const parsed = v.safeParse(schema, given)
  if (parsed.success) return parsed.output
  const name = String(parsed.issues[0]?.path?.[0]?.key ?? 'query')
  throw new FailureError({
    status: 400,
    code: 'INVALID',
    message: `The part '${name}' of this address is not valid.`,
  })
}
