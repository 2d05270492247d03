import type * as v from 'valibot'
import type { RateLimitName } from './rate-limits.ts'

/**
 * Who may make a call: anyone; any signed-in member; only the member whom the path names; the owner and team of the
 * business that the path names; staff.
 */
export type Access = 'anyone' | 'member' | 'self' | 'team' | 'staff'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One call of the API. The browser, the Worker, the access tests and the fuzzer all read it from here. */
export type Endpoint = {
  method: Method
  path: `/api/${string}`
  access: Access
  /** The parts of the address after `?`. */
  query?: v.GenericSchema<Record<string, string | undefined>, unknown>
  /** A `v.optional` body may be absent: a call without Content-Type then has its default. */
  body?: v.GenericSchema
  /** The most bytes of a body, where it is more than `bodyLimits.json`. */
  bodyBytes?: number
  /** What a success returns: JSON of this shape, nothing, bytes, or a socket. */
  answer: v.GenericSchema | 'nothing' | 'bytes' | 'socket'
  /** The status of a success; several where it distinguishes cases. */
  status: number | readonly number[]
  /** The rate limit by address, counted before anything else. */
  addressLimit?: RateLimitName
  /** Further rate limits that the service counts, by account or member, or once the body is valid. */
  limits?: readonly RateLimitName[]
  /** The codes of its failures, besides those that `errorsOf` derives. */
  errors?: readonly string[]
}

/** Infers an entry's type without widening it. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const Entry extends Endpoint>(entry: Entry): Entry {
  return entry
}

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The values of an entry's path, by name. */
export type ParamsOf<Entry extends Endpoint> = Record<NamesIn<Entry['path']>, string | number>

type IfSchema<Schema, Then> = Schema extends v.GenericSchema ? Then : never

/** The body as a caller writes it. */
export type BodyInput<Entry extends Endpoint> = IfSchema<
  Entry['body'],
  v.InferInput<NonNullable<Entry['body']>>
>
/** The body as the Worker reads it. */
export type BodyOutput<Entry extends Endpoint> = IfSchema<
  Entry['body'],
  v.InferOutput<NonNullable<Entry['body']>>
>
export type QueryInput<Entry extends Endpoint> = IfSchema<
  Entry['query'],
  v.InferInput<NonNullable<Entry['query']>>
>
export type QueryOutput<Entry extends Endpoint> = IfSchema<
  Entry['query'],
  v.InferOutput<NonNullable<Entry['query']>>
>
/** The JSON of a success; undefined for an empty response. */
export type AnswerOf<Entry extends Endpoint> = Entry['answer'] extends v.GenericSchema
  ? v.InferOutput<Entry['answer']>
  : undefined

/** An endpoint's URL with its encoded parameters; undefined query values are left out. */
export function pathOf(
  { path }: Pick<Endpoint, 'path'>,
  params: Readonly<Record<string, string | number>> = {},
  query: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size === 0 ? filled : `${filled}?${search}`
}

const errorsByAccess = {
  anyone: ['IDENTITY_MISMATCH', 'SIGNED_OUT'],
  member: ['SIGNED_OUT', 'IDENTITY_MISMATCH'],
  self: ['SIGNED_OUT', 'IDENTITY_MISMATCH', 'FORBIDDEN'],
  team: ['SIGNED_OUT', 'IDENTITY_MISMATCH', 'FORBIDDEN'],
  staff: ['ADMIN_SIGNED_OUT', 'INVALID_ADMIN_PASSWORD', 'TOO_MANY_ATTEMPTS'],
} as const satisfies Record<Access, readonly string[]>

/** Every code that a failure of this call may carry. */
export function errorsOf(entry: Endpoint): ReadonlySet<string> {
  return new Set([
    'UNAVAILABLE',
    ...errorsByAccess[entry.access],
    ...(entry.method === 'GET' ? [] : ['FOREIGN_ORIGIN']),
    ...(entry.body
      ? ['NOT_JSON', 'TOO_LARGE', 'BAD_JSON', 'BAD_REQUEST', 'INVALID', 'BROKEN_BODY', 'TOO_SLOW']
      : []),
    ...(entry.query ? ['INVALID'] : []),
    ...(entry.addressLimit || entry.limits ? ['TOO_MANY_ATTEMPTS'] : []),
    ...(entry.errors ?? []),
  ])
}
