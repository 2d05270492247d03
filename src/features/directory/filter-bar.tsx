import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { type DirectoryFilters, type DirectorySort, noFilters } from '#shared/directory/filters.ts'
import { directoryLicenseOptions } from '#shared/licenses/options.ts'
import { licenseFrom } from '#shared/licenses/catalogue.ts'
import { useSessionUser } from '#src/features/accounts/queries.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/forms/checkbox.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Select } from '#src/ui/forms/input.tsx'
import { Options } from '#src/ui/forms/options.tsx'
import { directoryCopy, sortOptions } from './content.ts'
import { NearField } from './near-field.tsx'
import { SearchField } from './search-field.tsx'
import { TradeFilter } from './trade-filter.tsx'
import { type ChangeFilters, choiceCount, filterCount } from './use-filters.ts'

type BarProps = { filters: DirectoryFilters; onChange: ChangeFilters }

/** Search, filters and order; on a phone all but the search are collapsed at first. */
export function FilterBar({ filters, onChange }: BarProps) {
  const [isOpen, setOpen] = useState(false)
  const choices = useId()
  const count = choiceCount(filters)
  return (
    <section aria-label="Filters" className="border-y border-line py-4">
      <div className="grid gap-x-4 gap-y-3 md:grid-cols-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,9fr)]">
        <SearchField q={filters.q} onSearch={(q) => onChange({ q }, { replace: true })} />
        {/* On a phone the fields would fill the screen. */}
        <Button
          variant="quiet"
          size="sm"
          className="-ml-4 justify-self-start sm:hidden"
          aria-expanded={isOpen}
          aria-controls={choices}
          onClick={() => setOpen(!isOpen)}
        >
          Filters and sort{count > 0 && ` (${count})`}
          <Icon as={ChevronDown} size="sm" className={isOpen ? 'rotate-180' : ''} />
        </Button>
        <div id={choices} className={`contents ${isOpen ? '' : 'max-sm:*:hidden'}`}>
          <Choices filters={filters} onChange={onChange} />
        </div>
      </div>
    </section>
  )
}

function Choices({ filters, onChange }: BarProps) {
  const [open, setOpen] = useState(false)
  const ownZip = useSessionUser()?.zipCode.slice(0, 5) ?? ''
  const isTradeSet = Boolean(filters.canSupply || filters.canBuyFrom)
  const sortBy = (sort: DirectorySort) =>
    onChange({ sort, ...(sort === 'nearest' && filters.near === '' && { near: ownZip }) })
  const setNear = (near: string) =>
    onChange({ near, sort: near === '' ? noFilters.sort : 'nearest' }, { replace: true })
  return (
    <>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,2fr)]">
        <Field label="License type">
          <Select
            value={filters.licenseType ?? ''}
            onChange={({ currentTarget: { value } }) => onChange({ licenseType: licenseFrom(value) ?? null })}
          >
            <option value="">{directoryCopy.allLicenses}</option>
            <Options of={directoryLicenseOptions} />
          </Select>
        </Field>
        <Field label="Sort by">
          <Select
            value={filters.sort}
            onChange={({ currentTarget: { value } }) =>
              sortBy(sortOptions.find((option) => option.value === value)?.value ?? 'featured')
            }
          >
            <Options of={sortOptions} />
          </Select>
        </Field>
        <NearField near={filters.near} onChange={setNear} />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 md:col-span-full">
        <Checkbox
          label="Verified only"
          checked={filters.verified}
          onChange={({ currentTarget: { checked } }) => onChange({ verified: checked })}
        />
        <details
          open={open || isTradeSet}
          onToggle={(event) => setOpen(event.currentTarget.open)}
          className="group open:order-last open:basis-full"
        >
          <summary className="inline-flex min-h-11 items-center gap-2 rounded-sm text-[1rem] font-semibold">
            Who can supply me, who can buy from me
            <Icon
              as={ChevronDown}
              size="sm"
              className="text-ink-soft transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="pt-3">
            <TradeFilter filters={filters} onChange={onChange} />
          </div>
        </details>
        {(filterCount(filters) > 0 || filters.q || filters.sort !== 'featured') && (
          <Button variant="quiet" size="sm" className="ml-auto" onClick={() => onChange(noFilters)}>
            Clear filters
          </Button>
        )}
      </div>
    </>
  )
}
