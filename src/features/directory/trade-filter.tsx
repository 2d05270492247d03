import { useState } from 'react'
import type { DirectoryFilters } from '#shared/directory/filters.ts'
import { directoryLicenseOptions } from '#shared/licenses/options.ts'
import {
  isOfficialLicense,
  licenseFrom,
  licenseLabel,
  type OfficialLicense,
} from '#shared/licenses/catalogue.ts'
import { supplyDisclaimer } from '#shared/licenses/supply.ts'
import { useCurrentUser } from '#src/features/accounts/queries.ts'
import { Checkbox } from '#src/ui/forms/checkbox.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { Select } from '#src/ui/forms/input.tsx'
import { Options } from '#src/ui/forms/options.tsx'
import type { ChangeFilters } from './use-filters.ts'

type Trade = 'canSupply' | 'canBuyFrom'

const isTrade = (value: string): value is Trade => value === 'canSupply' || value === 'canBuyFrom'

/** The viewer's license, if it is one that trades. */
function useOwnLicense(): OfficialLicense | null {
  const license = licenseFrom(useCurrentUser()?.licenseType ?? '')
  return license && isOfficialLicense(license) ? license : null
}

/** Filters by the permitted trades with one license. */
export function TradeFilter({ filters, onChange }: { filters: DirectoryFilters; onChange: ChangeFilters }) {
  const own = useOwnLicense()
  const given: Trade | '' = filters.canSupply ? 'canSupply' : filters.canBuyFrom ? 'canBuyFrom' : ''
  // A side is chosen, but no license yet.
  const [chosenTrade, setChosenTrade] = useState<Trade | ''>('')
  const trade = given || chosenTrade
  const license = filters.canSupply ?? filters.canBuyFrom

  const set = (next: Trade | '', of: OfficialLicense | null) => {
    setChosenTrade(of ? '' : next)
    onChange({ canSupply: null, canBuyFrom: null, unconfirmed: false, ...(next && of && { [next]: of }) })
  }

  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Trade">
          <Select
            value={trade}
            onChange={({ currentTarget: { value } }) => set(isTrade(value) ? value : '', license ?? own)}
          >
            <option value="">Anyone</option>
            <option value="canSupply">Can supply me</option>
            <option value="canBuyFrom">Can buy from me</option>
          </Select>
        </Field>
        {trade && (
          <Field label="My license">
            <Select
              value={license ?? ''}
              onChange={({ currentTarget: { value } }) => {
                const chosen = licenseFrom(value)
                set(trade, chosen && isOfficialLicense(chosen) ? chosen : null)
              }}
            >
              <option value="">Choose a license type</option>
              <Options of={directoryLicenseOptions} />
            </Select>
          </Field>
        )}
      </div>
      {trade && license && (
        <Checkbox
          label="Include unconfirmed"
          hint={`Also shows trades that no source confirms for a ${licenseLabel(license)}. Check before you rely on them.`}
          checked={filters.unconfirmed}
          onChange={({ currentTarget: { checked } }) => onChange({ unconfirmed: checked })}
        />
      )}
      <p className="max-w-measure text-sm text-ink-soft">{supplyDisclaimer}</p>
    </div>
  )
}
