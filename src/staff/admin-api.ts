import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AdminFounding, AdminStats } from '#shared/staff/api.ts'
import type { AdminMember } from '#shared/staff/members-api.ts'
import { ApiError, connectionError, messageOf, send } from '#src/lib/api.ts'
import { nextLink } from '#src/lib/next-link.ts'
import { saveFile } from '#src/lib/save-file.ts'
import { toast } from '#src/lib/toast-store.ts'
import { adminToken, keepAdminToken } from './sign-in/admin-token.ts'

type Options = { body?: unknown; signal?: AbortSignal }

/** A call with the admin's bearer token; an answer 401 takes the token away, so that the password form stands there (R469). */
export async function adminSend(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  options: Options = {},
): Promise<Response> {
  const token = adminToken()
  try {
    return await send(method, path, { ...options, headers: { Authorization: `Bearer ${token}` } })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401 && adminToken() === token) keepAdminToken(null)
    throw error
  }
}

async function adminGet<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  return (await adminSend('GET', path, signal ? { signal } : {})).json() as Promise<Answer>
}

/** What others decide meanwhile has to show: every visit of a screen asks again. */
const fresh = { staleTime: 0 } as const

export const statsQuery = queryOptions({
  queryKey: ['/api/admin/stats'],
  queryFn: ({ signal }) => adminGet<AdminStats>('/api/admin/stats', signal),
  ...fresh,
})

export const foundingQuery = queryOptions({
  queryKey: ['/api/admin/founding'],
  queryFn: ({ signal }) => adminGet<AdminFounding>('/api/admin/founding', signal),
  ...fresh,
})

export const memberQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/admin/users', id],
    queryFn: ({ signal }) => adminGet<AdminMember>(`/api/admin/users/${id}`, signal),
    ...fresh,
  })

type ListPage<Item> = { items: Item[]; next: string | null }

/** A list whose next page stands in the Link header (design §3 "Directory"). */
export const listQuery = <Item>(path: string) =>
  infiniteQueryOptions({
    queryKey: [path.split('?')[0] ?? path, path],
    queryFn: async ({ pageParam, signal }): Promise<ListPage<Item>> => {
      const answer = await adminSend('GET', pageParam, { signal })
      return { items: (await answer.json()) as Item[], next: nextLink(answer) }
    },
    initialPageParam: path,
    getNextPageParam: ({ next }: ListPage<Item>) => next,
    ...fresh,
  })

/** A decision: sends it, asks every admin list again, and says by toast where it failed. */
export function useAdminAction<Input>(
  act: (input: Input) => Promise<unknown>,
  said: { failed: string; done?: string },
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: () => {
      if (said.done) toast({ title: said.done })
    },
    onError: (error) =>
      toast({
        title: said.failed,
        description: messageOf(error, connectionError),
        variant: 'destructive',
      }),
    onSettled: () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/admin') }),
  })
}

/** Saves a file that only the bearer token opens; it may take longer than other calls. */
export async function download(path: string, fallbackName: string): Promise<void> {
  const answer = await fetch(path, { headers: { Authorization: `Bearer ${adminToken()}` } })
  if (!answer.ok) {
    if (answer.status === 401) keepAdminToken(null)
    throw new ApiError(answer.status, await answer.text(), answer.statusText)
  }
  const name = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1]
  saveFile(await answer.blob(), name ?? fallbackName)
}
