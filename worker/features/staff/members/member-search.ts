import type { MemberFilters } from '#shared/staff/members-api.ts'
import { matchWords } from '#worker/db/full-text.ts'
import type { UserRow } from '#worker/db/schema/users.ts'

type YesNo = 'yes' | 'no' | undefined
const bit = (name: string, value: YesNo) => (value ? [`${name}${value === 'yes' ? 1 : 0}`] : [])
const is = (asked: YesNo, value: boolean) => asked === undefined || (asked === 'yes') === value

/** The filters as words of the index's `flags` (migration `admin_search`). */
function flagWords(filters: MemberFilters): string[] {
  return [
    ...(filters.accountType ? [`type${filters.accountType}`] : []),
    ...(filters.licenseType ? [`license${filters.licenseType.replaceAll('_', '')}`] : []),
    ...(filters.licenseStatus ? [`status${filters.licenseStatus}`] : []),
    ...bit('founding', filters.founding),
    ...bit('sample', filters.sample),
    ...bit('admin', filters.admin),
  ]
}

/**
 * The MATCH of a search with its filters. `all` when nothing is asked for, `none` when the search has neither a letter
 * nor a digit.
 */
export function matchOf(filters: MemberFilters): 'all' | 'none' | { match: string } {
  const words = matchWords(filters.q)
  if (filters.q !== '' && words.length === 0) return 'none'
  const parts = [
    ...words.map((word) => `text : ${word}`),
    ...flagWords(filters).map((word) => `flags : "${word}"`),
  ]
  return parts.length === 0 ? 'all' : { match: parts.join(' AND ') }
}

/** The same filters on one row, for the orders that walk an index. */
export function passes(row: UserRow, filters: MemberFilters): boolean {
  return (
    (filters.accountType === undefined || row.accountType === filters.accountType) &&
    (filters.licenseType === undefined || row.licenseType === filters.licenseType) &&
    (filters.licenseStatus === undefined || row.licenseStatus === filters.licenseStatus) &&
    is(filters.founding, row.foundingNumber !== null) &&
    is(filters.sample, row.isSampleData) &&
    is(filters.admin, row.isAdmin)
  )
}
