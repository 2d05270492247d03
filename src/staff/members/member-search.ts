import { licenseIds, licenseLabel } from '#shared/licenses/catalogue.ts'

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

/** What narrows the list of members; each name is a part of the address and of the call. */
export const memberFilters = [
  {
    name: 'accountType',
    label: 'Account',
    options: [
      { value: 'business', label: 'Business' },
      { value: 'vendor', label: 'Vendor' },
    ],
  },
  {
    name: 'licenseType',
    label: 'License type',
    options: licenseIds.map((id) => ({ value: id, label: licenseLabel(id) })),
  },
  {
    name: 'licenseStatus',
    label: 'License',
    options: [
      { value: 'verified', label: 'Verified' },
      { value: 'pending', label: 'Check waiting' },
      { value: 'none', label: 'Not verified' },
      { value: 'refused', label: 'Refused' },
    ],
  },
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

/** The part of the address that the members' call and its export share. */
export function memberSearch(params: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams()
  for (const name of ['q', 'sort', ...memberFilters.map(({ name }) => name)]) {
    const value = params.get(name)
    if (value) kept.set(name, value)
  }
  return kept
}
