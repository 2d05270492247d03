import { keepPreviousData } from '@tanstack/react-query'
import * as api from '#shared/roster/api.ts'
import { pagedQueryOf, queryOf } from '#src/lib/call.ts'

/** Businesses of the state's list that have not joined, page by page. */
export const unjoinedQuery = (q: string, licenseType: string) => ({
  ...pagedQueryOf(api.unjoined, { query: { q, licenseType } }),
  placeholderData: keepPreviousData,
})

/** The row of the state's list with a license number. */
export const listedLicenseQuery = (number: string) => ({
  ...queryOf(api.license, { query: { number } }),
  staleTime: 60_000,
})
