import { useEffect, useRef } from 'react'
import {
  licenseLabel,
  licensePlate,
  officialLicenses,
  type OfficialLicense,
} from '#shared/licenses/catalogue.ts'
import {
  buysFrom,
  sellsTo,
  supplyDisclaimer,
  supplyNotes,
  unconfirmedTrades,
} from '#shared/licenses/supply.ts'
import { Field } from '#src/ui/forms/field.tsx'
import { Select } from '#src/ui/forms/input.tsx'
import { LicenseMark } from './license-mark.tsx'
import { SupplyBasis } from './law-note.tsx'
import { SupplyList } from './supply-list.tsx'

type OnPick = (license: OfficialLicense) => void

function sideOf({ buysFrom, sellsTo }: ReturnType<typeof unconfirmedTrades>, other: OfficialLicense) {
  if (!sellsTo.includes(other)) return 'as supplier'
  return buysFrom.includes(other) ? 'as supplier and buyer' : 'as buyer'
}

function Trades({ license, onPick }: { license: OfficialLicense; onPick: OnPick }) {
  const { note, sellsToConsumers, collectsFrom, deliversTo, receivesSamplesFrom } = supplyNotes(license)
  const unconfirmed = unconfirmedTrades(license)
  const open = [...new Set([...unconfirmed.buysFrom, ...unconfirmed.sellsTo])]
  return (
    <>
      <div className="grid grid-cols-2 gap-x-5 gap-y-6">
        <SupplyList title="Buys from" licenses={buysFrom(license)} none="Nobody confirmed" onPick={onPick} />
        <SupplyList title="Sells to" licenses={sellsTo(license)} none="No license" onPick={onPick} />
        <SupplyList title="Collects from" licenses={collectsFrom ?? []} onPick={onPick} />
        <SupplyList title="Delivers to" licenses={deliversTo ?? []} onPick={onPick} />
        <SupplyList title="Receives samples from" licenses={receivesSamplesFrom ?? []} onPick={onPick} />
        {open.length > 0 && (
          <div className="col-span-2 rounded-md bg-gold-wash px-4 pt-3 pb-1">
            <SupplyList
              title="Not confirmed, check first"
              licenses={open}
              note={(other) => sideOf(unconfirmed, other)}
              onPick={onPick}
            />
          </div>
        )}
      </div>
      <p className="mt-5 text-sm">
        {sellsToConsumers === 'yes' ? 'Sells to consumers.' : 'Does not sell to consumers.'} {note}
      </p>
    </>
  )
}

/** The trade partners of one license; a graph of all 13 would be unreadable. */
export function SupplyView({ license, onPick }: { license: OfficialLicense; onPick: OnPick }) {
  // The view is prerendered, so a selection may precede hydration.
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    const selected = officialLicenses.find((id) => id === select.current?.value)
    if (selected && selected !== license) onPick(selected)
  }, [license, onPick])
  return (
    <section
      id="supply"
      aria-labelledby="supply-heading"
      className="laid-out-when-near scroll-mt-24 [--estimated-height:900px] lg:sticky lg:top-6 rounded-lg border border-line bg-surface p-5 md:p-6"
    >
      <h3 id="supply-heading" tabIndex={-1} data-hash-focus className="text-2xl">
        Who trades with whom
      </h3>
      <Field label="License" className="mt-4">
        <Select
          ref={select}
          value={license}
          onChange={({ currentTarget }) => {
            const selected = officialLicenses.find((id) => id === currentTarget.value)
            if (selected) onPick(selected)
          }}
        >
          {officialLicenses.map((id) => (
            <option key={id} value={id}>
              {licenseLabel(id)}
            </option>
          ))}
        </Select>
      </Field>
      <div aria-live="polite" className="mt-6">
        <p className="mb-5 flex items-center gap-4">
          <LicenseMark license={license} className="size-16" />
          <span>
            <span className="block text-xs text-ink-soft">Plate {licensePlate(license)}</span>
            <b className="block leading-tight">{licenseLabel(license)}</b>
          </span>
        </p>
        <Trades license={license} onPick={onPick} />
      </div>
      <p className="mt-5 border-t border-line pt-4 text-xs text-ink-soft">
        <SupplyBasis /> {supplyDisclaimer}
      </p>
    </section>
  )
}
