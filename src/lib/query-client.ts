import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { ApiError, request } from './api.ts'
import { clearStoredUser } from './stored-user.ts'

/** Default query function: a GET of the key's parts joined by slashes, such as `['/api/users', 7, 'tokens']`. */
const getByKey = ({ queryKey, signal }: { queryKey: QueryKey; signal: AbortSignal }) =>
  request<unknown>('GET', queryKey.join('/'), { signal })

// The stored user is only a display cache: the first call that finds the session ended clears it.
const clearUserOnSignOut = (error: unknown) => {
  if (error instanceof ApiError && error.status === 401 && error.code === 'SIGNED_OUT') clearStoredUser()
}

/** A query client without retries, refetching or polling; data stays fresh unless a query overrides it. */
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
        // Fail immediately when offline instead of pausing silently.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
