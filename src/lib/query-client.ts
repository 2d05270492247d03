import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { ApiError, request } from './api.ts'
import { clearStoredUser } from './stored-user.ts'

/** The default query: a GET on the parts of its key, joined by slashes, `['/api/users', 7, 'tokens']`. */
const getByKey = ({ queryKey, signal }: { queryKey: QueryKey; signal: AbortSignal }) =>
  request<unknown>('GET', queryKey.join('/'), { signal })

// The stored user is a display cache: the first call that finds the session ended clears it.
const clearUserOnSignOut = (error: unknown) => {
  if (error instanceof ApiError && error.status === 401 && error.code === 'SIGNED_OUT') clearStoredUser()
}

/** No retries, no refetch on focus, no polling, never stale, unless a query says otherwise. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: clearUserOnSignOut }),
    mutationCache: new MutationCache({ onError: clearUserOnSignOut }),
    defaultOptions: {
      queries: {
        queryFn: getByKey,
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Infinity,
        // Offline a request fails at once instead of waiting in silence.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
