import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Founding } from '#shared/api/founding.ts'
import { timing } from '#shared/limits.ts'
import { queryFnFor } from '#src/lib/query-client.ts'

/** `GET /api/founding`: the taken places, with the stats' rhythm. */
export const foundingQuery = queryOptions({
  queryKey: ['/api/founding'],
  queryFn: queryFnFor<Founding>(),
  refetchInterval: timing.statsRefresh,
  meta: { public: true },
})

export function useFounding(): Founding | undefined {
  return useQuery(foundingQuery).data ?? undefined
}
