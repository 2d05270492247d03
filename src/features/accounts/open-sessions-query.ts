import { queryOptions } from '@tanstack/react-query'
import type { OpenSession } from '#shared/accounts/account-api.ts'
import { queryFnFor } from '#src/lib/query-client.ts'

/** `GET /api/sessions`: where the member is signed in. */
export const openSessionsQuery = queryOptions({
  queryKey: ['/api/sessions'],
  queryFn: queryFnFor<OpenSession[]>(),
  staleTime: 0,
})
