import { useRef, useState, type FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import { licenseIds, licenseLabel } from '#shared/licenses.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Select, TextInput } from '#src/ui/input.tsx'
import { useSearchKey } from './use-search-key.ts'

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

const filters = [
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

const sorts = [
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
  { value: 'tokens', label: 'Most tokens' },
  { value: 'name', label: 'Last name' },
] as const

/** The part of the address that the members' call and its export share. */
export function memberSearch(params: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams()
  for (const name of ['q', 'sort', ...filters.map(({ name }) => name)]) {
    const value = params.get(name)
    if (value) kept.set(name, value)
  }
  return kept
}

/** Search, filters and order; all of it stands in the address, so that Back brings it again. */
export function MemberFilters() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('q') ?? ''
  const [typed, setTyped] = useState(asked)
  const [shown, setShown] = useState(asked)
  const field = useRef<HTMLInputElement>(null)
  useSearchKey(field)
  // Back and Forward change the address under the field.
  if (asked !== shown) {
    setShown(asked)
    setTyped(asked)
  }
  const change = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { preventScrollReset: true },
    )
  const search = (event: FormEvent) => {
    event.preventDefault()
    change('q', typed.trim())
  }
  // A search stands in the order of joining.
  const possible = sorts.filter(({ value }) => asked === '' || value === 'newest' || value === 'oldest')
  const order = possible.find(({ value }) => value === params.get('sort'))?.value ?? 'newest'
  const isFiltered = memberSearch(params).size > 0
  return (
    <div data-no-print className="grid gap-4">
      <form role="search" onSubmit={search} className="flex items-end gap-3">
        <Field
          label="Search members"
          hint="Name, company, e-mail, phone, code. Press / to come here."
          className="min-w-0 flex-1"
        >
          <TextInput
            ref={field}
            type="search"
            name="q"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-7">
        {filters.map(({ name, label, options }) => (
          <Field key={name} label={label} className="min-w-0">
            <Select value={params.get(name) ?? ''} onChange={(event) => change(name, event.target.value)}>
              <option value="">Any</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </Select>
          </Field>
        ))}
        <Field label="Order" className="min-w-0">
          <Select
            value={order}
            onChange={(event) => change('sort', event.target.value === 'newest' ? '' : event.target.value)}
          >
            {possible.map((sort) => (
              <option key={sort.value} value={sort.value}>
                {sort.label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {isFiltered && (
        <div>
          <Button variant="quiet" size="sm" className="-ml-4" onClick={() => setParams({})}>
            Clear search and filters
          </Button>
        </div>
      )}
    </div>
  )
}
