import { keepPreviousData } from '@tanstack/react-query'
import * as api from '#shared/directory/api.ts'
import { type DirectoryFilters, filtersQuery } from '#shared/directory/filters.ts'
import { pagedQueryOf, queryOf } from '#src/lib/call.ts'

/** The listings that match, page by page; the previous cards stay until another search has answered. */
export const businessesQuery = (filters: DirectoryFilters) => ({
  ...pagedQueryOf(api.list, { query: Object.fromEntries(filtersQuery(filters)) }),
  placeholderData: keepPreviousData,
})

/** Near spellings for a search that found no member. */
export const spellingsQuery = (filters: DirectoryFilters) =>
  queryOf(api.spellings, { query: Object.fromEntries(filtersQuery(filters)) })
