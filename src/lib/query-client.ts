import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { ApiError, request } from './api.ts'
import { forgetUser } from './stored-user.ts'

type Asked = { queryKey: QueryKey; signal: AbortSignal }

/** A GET on the key's parts joined with a slash (000 §7): `['/api/users', 7, 'tokens']`. A 401 fails. */
export function queryFnFor<Answer>() {
  return ({ queryKey, signal }: Asked) => request<Answer>('GET', queryKey.join('/'), { signal })
}

// The stored user is a display cache: the first call that is told otherwise clears it (design §3 'Identity').
const noticeSignOut = (error: unknown) => {
  if (error instanceof ApiError && error.status === 401 && error.code === 'SIGNED_OUT') forgetUser()
}

/** 000 §9: no retries, no refetch on focus, no polling, never stale. A query that wants otherwise says so. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: noticeSignOut }),
    mutationCache: new MutationCache({ onError: noticeSignOut }),
    defaultOptions: {
      queries: {
        queryFn: queryFnFor(),
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Infinity,
        // A request that fails offline says so at once instead of waiting in silence.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
