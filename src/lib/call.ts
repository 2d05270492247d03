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

/** What a call needs by its entry: the values of its path, its body, its query. */
type CallOptions<Entry extends Endpoint> = RequestOptions &
  ([keyof ParamsOf<Entry>] extends [never] ? unknown : { params: ParamsOf<Entry> }) &
  (Entry['body'] extends v.GenericSchema ? { body: BodyInput<Entry> } : unknown) &
  (Entry['query'] extends v.GenericSchema ? { query?: QueryInput<Entry> } : unknown)

export type CallArguments<Entry extends Endpoint> =
  RequestOptions extends CallOptions<Entry>
    ? [callOptions?: CallOptions<Entry>]
    : [callOptions: CallOptions<Entry>]

/** The same without the entry's types. */
export type UntypedCallOptions = RequestOptions & {
  params?: Record<string, string | number>
  query?: Record<string, string | undefined>
  body?: unknown
}

/** Makes a call and returns its answer as it came. Raises `ApiError` for everything but a success. */
export function fetchResponse<Entry extends Endpoint>(
  entry: Entry,
  ...[callOptions = {}]: [callOptions?: UntypedCallOptions]
): Promise<Response> {
  const { params, query, ...requestOptions } = callOptions
  return send(entry.method, pathOf(entry, params, query), requestOptions)
}

async function parseAnswer<Entry extends Endpoint>(response: Response): Promise<AnswerOf<Entry>> {
  const text = await response.text()
  // The server answers what the table says; its tests check each answer against it.
  return (text === '' ? undefined : JSON.parse(text)) as AnswerOf<Entry>
}

/** Makes a call of the table of endpoints and returns its answer. Raises `ApiError` for everything but a success. */
export async function call<const Entry extends Endpoint>(
  entry: Entry,
  ...callOptions: CallArguments<Entry>
): Promise<AnswerOf<Entry>> {
  return parseAnswer<Entry>(await fetchResponse(entry, ...callOptions))
}

export type Page<Answer> = { answer: Answer; next: string | null }

/** The cursor of the next page, from an answer's `Link` header; null on the last one. */
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

/** The parts of a query's key, joined by slashes its address: `['/api/users', '7', 'tokens']`; the query comes last. */
export function keyOf<const Entry extends Endpoint>(
  entry: Entry,
  ...[callOptions]: CallArguments<Entry>
): readonly KeyPart[] {
  const { params = {}, query }: UntypedCallOptions = callOptions ?? {}
  const [, head = entry.path, tail = ''] = /^(.*?)(\/:.*)?$/.exec(entry.path) ?? []
  const parts = tail.split('/').filter(Boolean)
  const values = parts.map((part) => (part.startsWith(':') ? String(params[part.slice(1)] ?? '') : part))
  return [head, ...values, ...(query ? [query] : [])]
}

/** The query that reads an entry; `staleTime` and the rest are the caller's to add. */
export const queryOf = <const Entry extends Endpoint>(entry: Entry, ...[callOptions]: CallArguments<Entry>) =>
  queryOptions({
    queryKey: keyOf(entry, ...([callOptions] as CallArguments<Entry>)),
    queryFn: ({ signal }) =>
      call(entry, ...([{ ...callOptions, signal }] as unknown as CallArguments<Entry>)),
  })

/** A list that is read page by page, asked again on every visit. */
export const pagedQueryOf = <const Entry extends Endpoint>(
  entry: Entry,
  ...[callOptions]: CallArguments<Entry>
) =>
  infiniteQueryOptions({
    queryKey: keyOf(entry, ...([callOptions] as CallArguments<Entry>)),
    queryFn: ({ pageParam, signal }) => {
      const { query, ...rest }: UntypedCallOptions = callOptions ?? {}
      const paged = { ...rest, query: { ...query, cursor: pageParam ?? undefined }, signal }
      return callPage(entry, ...([paged] as unknown as CallArguments<Entry>))
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  })
