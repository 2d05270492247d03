import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { DirectoryFilters } from '#shared/directory/filters.ts'
import { noFilters } from '#shared/directory/filters.ts'
import { directoryLicenseOptions } from '#shared/licenses/options.ts'
import { licenseFrom } from '#shared/licenses/catalogue.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/forms/checkbox.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Select } from '#src/ui/forms/input.tsx'
import { Options } from '#src/ui/forms/options.tsx'
import { directoryCopy } from './content.ts'
import { SearchField } from './search-field.tsx'
import { TradeFilter } from './trade-filter.tsx'
import { type ChangeFilters, filterCount } from './use-filters.ts'

/** Search and filters; those for trade and verification are collapsed at first. */
export function FilterBar({ filters, onChange }: { filters: DirectoryFilters; onChange: ChangeFilters }) {
  const [open, setOpen] = useState(false)
  const isTradeSet = Boolean(filters.canSupply || filters.canBuyFrom)
  return (
    <section aria-label="Filters" className="border-y border-line py-5 md:py-6">
      <div className="grid gap-x-5 gap-y-4 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:items-end">
        <SearchField q={filters.q} onSearch={(q) => onChange({ q }, { replace: true })} />
        <Field label="License type">
          <Select
            value={filters.licenseType ?? ''}
            onChange={({ currentTarget: { value } }) => onChange({ licenseType: licenseFrom(value) ?? null })}
          >
            <option value="">{directoryCopy.allLicenses}</option>
            <Options of={directoryLicenseOptions} />
          </Select>
        </Field>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <Checkbox
          label="Verified only"
          checked={filters.verified}
          onChange={({ currentTarget: { checked } }) => onChange({ verified: checked })}
        />
        {(filterCount(filters) > 0 || filters.q) && (
          <Button variant="quiet" size="sm" onClick={() => onChange(noFilters)}>
            Clear filters
          </Button>
        )}
      </div>
      <details
        open={open || isTradeSet}
        onToggle={(event) => setOpen(event.currentTarget.open)}
        className="group"
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
    </section>
  )
}
