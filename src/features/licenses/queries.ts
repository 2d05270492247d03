import { queryOptions } from '@tanstack/react-query'
import type { LicenseCheckAnswer } from '#shared/profiles/api.ts'
import { queryFnFor } from '#src/lib/query-client.ts'

/** `GET /api/users/{id}/license-check`, self only. */
export const licenseCheckQuery = (id: number | string) =>
  queryOptions({
    queryKey: ['/api/users', String(id), 'license-check'],
    queryFn: queryFnFor<LicenseCheckAnswer>(),
    staleTime: 0,
  })
