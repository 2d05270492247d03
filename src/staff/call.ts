import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf, Endpoint } from '#shared/wire/endpoint.ts'
import { ApiError } from '#src/lib/api.ts'
import {
  type CallArguments,
  call,
  callPage,
  fetchResponse,
  keyOf,
  type Page,
  pageOptions,
  type UntypedCallOptions,
} from '#src/lib/call.ts'
import { saveFile } from '#src/lib/save-file.ts'
import { adminToken, storeAdminToken } from '#src/staff/sign-in/admin-token.ts'

/** Runs a call with the admin's bearer token. A 401 forgets that token, so that the password form opens. */
async function withToken<Answer>(
  request: (headers: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  const token = adminToken()
  try {
    return await request({ Authorization: `Bearer ${token}` })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401 && adminToken() === token) storeAdminToken(null)
    throw error
  }
}

/** Makes a call of staff and returns its answer. Raises `ApiError` for everything but a success. */
export function staffCall<const Entry extends Endpoint>(
  entry: Entry,
  ...[given]: CallArguments<Entry>
): Promise<AnswerOf<Entry>> {
  return withToken((headers) => call(entry, ...([{ ...given, headers }] as unknown as CallArguments<Entry>)))
}

/** Other admins decide meanwhile, so every visit of a screen reads again. */
const staffQuery = { staleTime: 0, meta: { isForStaff: true } } as const

/** Selects everything that was read for staff, for `invalidateQueries` and `removeQueries`. */
export const staffQueries = {
  predicate: ({ meta }: { meta: Record<string, unknown> | undefined }) => meta?.['isForStaff'] === true,
}

/** The query that reads an entry as staff. */
export const staffQueryOf = <const Entry extends Endpoint>(entry: Entry, ...[given]: CallArguments<Entry>) =>
  queryOptions({
    ...staffQuery,
    queryKey: keyOf(entry, ...([given] as CallArguments<Entry>)),
    queryFn: ({ signal }) => staffCall(entry, ...([{ ...given, signal }] as unknown as CallArguments<Entry>)),
  })

/** A paged list of staff, as `useInfiniteQuery` takes it; `Items` is the array of one page. */
export type StaffList<Items> = {
  queryKey: readonly unknown[]
  queryFn: (context: { pageParam: string | null; signal: AbortSignal }) => Promise<Page<Items>>
  initialPageParam: string | null
  getNextPageParam: (page: Page<Items>) => string | null
  staleTime: number
  meta: Record<string, unknown>
}

/** The query that reads a list page by page as staff. */
export const staffListOf = <const Entry extends Endpoint>(
  entry: Entry,
  ...[given]: CallArguments<Entry>
): StaffList<AnswerOf<Entry>> => ({
  ...staffQuery,
  queryKey: keyOf(entry, ...([given] as CallArguments<Entry>)),
  queryFn: (page) =>
    withToken((headers) =>
      callPage(entry, ...([{ ...pageOptions(given, page), headers }] as unknown as CallArguments<Entry>)),
    ),
  initialPageParam: null,
  getNextPageParam: ({ next }) => next,
})

/** An export of a large network takes longer than other calls. */
const downloadTimeoutMs = 30 * 60_000

/** Saves the file that an entry answers, under the server's name for it or `fallbackName`. */
export async function downloadAsStaff<const Entry extends Endpoint>(
  entry: Entry,
  given: UntypedCallOptions,
  fallbackName: string,
): Promise<void> {
  await withToken(async (headers) => {
    const answer = await fetchResponse(entry, { timeoutMs: downloadTimeoutMs, ...given, headers })
    const name = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1]
    saveFile(await answer.blob(), name ?? fallbackName)
  })
}
