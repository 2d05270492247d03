import { licenseIds, licenseLabel } from '#shared/licenses/catalogue.ts'
import type { MemberSearch } from '#shared/staff/members-input.ts'

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const

const accountTypes = [
  { value: 'business', label: 'Business' },
  { value: 'vendor', label: 'Vendor' },
] as const

const licenseTypes = licenseIds.map((id) => ({ value: id, label: licenseLabel(id) }))

const licenseStatuses = [
  { value: 'verified', label: 'Verified' },
  { value: 'pending', label: 'Check waiting' },
  { value: 'none', label: 'Not verified' },
  { value: 'refused', label: 'Refused' },
] as const

/** The filters of the list of members; each name is a part of the page's address and of the call's query. */
export const memberFilters = [
  { name: 'accountType', label: 'Account', options: accountTypes },
  { name: 'licenseType', label: 'License type', options: licenseTypes },
  { name: 'licenseStatus', label: 'License', options: licenseStatuses },
  { name: 'founding', label: 'Founding', options: yesNo },
  { name: 'sample', label: 'Sample data', options: yesNo },
  { name: 'admin', label: 'Admin', options: yesNo },
] as const

export const memberSorts = [
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
  { value: 'tokens', label: 'Most tokens' },
  { value: 'name', label: 'Last name' },
] as const

/** Search, order and filters from a page's address, as the members' call takes them. Unknown values are left out. */
export function memberSearch(params: URLSearchParams): MemberSearch {
  const valueOf = <Value extends string>(name: string, options: readonly { value: Value }[]) =>
    options.find(({ value }) => value === params.get(name))?.value
  return {
    q: params.get('q') || undefined,
    sort: valueOf('sort', memberSorts),
    accountType: valueOf('accountType', accountTypes),
    licenseType: valueOf('licenseType', licenseTypes),
    licenseStatus: valueOf('licenseStatus', licenseStatuses),
    founding: valueOf('founding', yesNo),
    sample: valueOf('sample', yesNo),
    admin: valueOf('admin', yesNo),
  }
}

/** The parts of a search that are set, by name. */
export const searchEntries = (search: MemberSearch): [name: string, value: string][] =>
  Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== undefined)
