import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type * as v from 'valibot'
import {
  type AnswerOf,
  type BodyInput,
  type Endpoint,
  type ParamsOf,
  pathOf,
  type QueryInput,
} from '#shared/wire/endpoint.ts'
import { send } from './api.ts'

type RequestOptions = { headers?: Record<string, string>; signal?: AbortSignal; timeoutMs?: number }

/** What a call to an endpoint needs: path parameters, body, query. */
type CallOptions<Entry extends Endpoint> = RequestOptions &
  ([keyof ParamsOf<Entry>] extends [never] ? unknown : { params: ParamsOf<Entry> }) &
  (Entry['body'] extends v.GenericSchema ? { body: BodyInput<Entry> } : unknown) &
  (Entry['query'] extends v.GenericSchema ? { query?: QueryInput<Entry> } : unknown)

export type CallArguments<Entry extends Endpoint> =
  RequestOptions extends CallOptions<Entry>
    ? [callOptions?: CallOptions<Entry>]
    : [callOptions: CallOptions<Entry>]

/** The same, without the endpoint's types. */
export type UntypedCallOptions = RequestOptions & {
  params?: Record<string, string | number>
  query?: Record<string, string | undefined>
  body?: unknown
}

/** Calls an endpoint and returns the raw response. Throws `ApiError` on an error status. */
export function fetchResponse<Entry extends Endpoint>(
  entry: Entry,
  ...[callOptions = {}]: [callOptions?: UntypedCallOptions]
): Promise<Response> {
  const { params, query, ...requestOptions } = callOptions
  return send(entry.method, pathOf(entry, params, query), requestOptions)
}

async function parseAnswer<Entry extends Endpoint>(response: Response): Promise<AnswerOf<Entry>> {
  const text = await response.text()
  // The server's tests check every response against the endpoint's schema.
  return (text === '' ? undefined : JSON.parse(text)) as AnswerOf<Entry>
}

/** Calls an endpoint and returns its parsed response. Throws `ApiError` on an error status. */
export async function call<const Entry extends Endpoint>(
  entry: Entry,
  ...callOptions: CallArguments<Entry>
): Promise<AnswerOf<Entry>> {
  return parseAnswer<Entry>(await fetchResponse(entry, ...callOptions))
}

export type Page<Answer> = { answer: Answer; next: string | null }

/** The cursor of the next page, from the `Link` header; null on the last page. */
function nextCursor(response: Response): string | null {
  const address = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('Link') ?? '')?.[1]
  return address === undefined ? null : new URL(address, location.origin).searchParams.get('cursor')
}

/** Reads one page of a list. */
export async function callPage<const Entry extends Endpoint>(
  entry: Entry,
  ...callOptions: CallArguments<Entry>
): Promise<Page<AnswerOf<Entry>>> {
  const response = await fetchResponse(entry, ...callOptions)
  return { answer: await parseAnswer<Entry>(response), next: nextCursor(response) }
}

type KeyPart = string | Record<string, string | undefined>
export type CallKey = readonly KeyPart[]

/** The first part of every key of an endpoint, whatever its path parameters. */
export const rootKeyOf = ({ path }: Pick<Endpoint, 'path'>): readonly [string] => [
  path.split('/:')[0] ?? path,
]

/** The query key of an endpoint: its path segments, then the query: `['/api/users', '7', 'tokens']`. */
export function keyOf<const Entry extends Endpoint>(
  entry: Entry,
  ...[callOptions]: CallArguments<Entry>
): CallKey {
  const { params = {}, query }: UntypedCallOptions = callOptions ?? {}
  const [root] = rootKeyOf(entry)
  const parts = entry.path.slice(root.length).split('/').filter(Boolean)
  const values = parts.map((part) => (part.startsWith(':') ? String(params[part.slice(1)] ?? '') : part))
  return [root, ...values, ...(query ? [query] : [])]
}

/** Query options for an endpoint; callers add `staleTime` and the like. */
export const queryOf = <const Entry extends Endpoint>(entry: Entry, ...[callOptions]: CallArguments<Entry>) =>
  queryOptions({
    queryKey: keyOf(entry, ...([callOptions] as CallArguments<Entry>)),
    queryFn: ({ signal }) =>
      call(entry, ...([{ ...callOptions, signal }] as unknown as CallArguments<Entry>)),
  })

/** How long an answer that came before its screen is fresh; every later visit asks again. */
export const preloaded = { staleTime: 2_000 } as const

/** The options of a call for one page of a list, from its cursor; null is the first page. */
export const pageOptions = (
  callOptions: UntypedCallOptions = {},
  { pageParam, signal }: { pageParam: string | null; signal: AbortSignal },
): UntypedCallOptions => ({
  ...callOptions,
  query: { ...callOptions.query, cursor: pageParam ?? undefined },
  signal,
})

/** Infinite query options for a paginated endpoint, refetched on every visit. */
export const pagedQueryOf = <const Entry extends Endpoint>(
  entry: Entry,
  ...[callOptions]: CallArguments<Entry>
) =>
  infiniteQueryOptions({
    queryKey: keyOf(entry, ...([callOptions] as CallArguments<Entry>)),
    queryFn: (page) =>
      callPage(entry, ...([pageOptions(callOptions, page)] as unknown as CallArguments<Entry>)),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  })
