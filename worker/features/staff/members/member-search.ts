import type { MemberFilters } from '#shared/staff/members-input.ts'
import { phoneDigits } from '#shared/wire/phone.ts'
import { nearSearch } from '#shared/search/near.ts'
import { foldedTerms, nearTerm, phraseTerm } from '#worker/db/full-text.ts'
import type { UserRow } from '#worker/db/schema/users.ts'

type YesNo = 'yes' | 'no' | undefined
const flagWord = (name: string, value: YesNo) => (value ? [`${name}${value === 'yes' ? 1 : 0}`] : [])
const allows = (filter: YesNo, value: boolean) => filter === undefined || (filter === 'yes') === value

/** The filters as words of the index's `flags` (migration `admin_search`). */
function flagWords(filters: MemberFilters): string[] {
  return [
    ...(filters.accountType ? [`type${filters.accountType}`] : []),
    ...(filters.licenseType ? [`license${filters.licenseType.replaceAll('_', '')}`] : []),
    ...(filters.licenseStatus ? [`status${filters.licenseStatus}`] : []),
    ...flagWord('founding', filters.founding),
    ...flagWord('sample', filters.sample),
    ...flagWord('admin', filters.admin),
  ]
}

const phoneLike = /[+(]?\d[\d\s().\p{Pd}]{5,}\d/gu

/** The terms of a search. What looks like a phone number, in any writing, is also found as its stored digits. */
function searchTerms(q: string): string[] {
  const phones: string[] = []
  const rest = q.normalize('NFKC').replaceAll(phoneLike, (typed) => {
    const digits = phoneDigits(typed)
    // With the area code or without; the index holds both.
    if (digits.length < 7 || digits.length > 10) return typed
    phones.push(`(${phraseTerm(digits)} OR (${foldedTerms(typed).join(' AND ')}))`)
    return ' '
  })
  return [...foldedTerms(rest), ...phones]
}

/** The MATCH of a search with its filters: `all` without any, `none` when the search has no word. */
export function matchOf(filters: MemberFilters): 'all' | 'none' | { match: string } {
  const words = searchTerms(filters.q)
  if (filters.q !== '' && words.length === 0) return 'none'
  const parts = [
    ...words.map((word) => `text : ${word}`),
    ...flagWords(filters).map((word) => `flags : "${word}"`),
  ]
  return parts.length === 0 ? 'all' : { match: parts.join(' AND ') }
}

/** The MATCH of a search with the near spellings of its words; null if no word has any. */
export function nearMatchOf(filters: MemberFilters): string | null {
  const words = nearSearch(filters.q)
  if (words.every(({ near }) => near.length === 0)) return null
  return [
    ...words.map((word) => `text : ${nearTerm(word)}`),
    ...flagWords(filters).map((word) => `flags : "${word}"`),
  ].join(' AND ')
}

/** Whether a row passes the filters, for the orders that walk an index. */
export function passes(row: UserRow, filters: MemberFilters): boolean {
  return (
    (filters.accountType === undefined || row.accountType === filters.accountType) &&
    (filters.licenseType === undefined || row.licenseType === filters.licenseType) &&
    (filters.licenseStatus === undefined || row.licenseStatus === filters.licenseStatus) &&
    allows(filters.founding, row.foundingNumber !== null) &&
    allows(filters.sample, row.isSampleData) &&
    allows(filters.admin, row.isAdmin)
  )
}
