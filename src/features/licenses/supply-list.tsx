import type { ReactNode } from 'react'
import { licenseShortLabel, type OfficialLicense } from '#shared/licenses/catalogue.ts'
import { useHydrated } from '#src/lib/hydration.ts'
import { LicenseMark } from './license-mark.tsx'
import { plateFragment } from './license-plate.tsx'

const row =
  'flex min-h-11 w-full items-center gap-2.5 rounded-xs py-1.5 text-left text-sm leading-tight -outline-offset-2 hover:bg-ink/5'

/** Selects a license in the supply view; before hydration it links to the license's plate instead. */
function LicenseButton({
  license,
  onPick,
  children,
}: {
  license: OfficialLicense
  onPick: (license: OfficialLicense) => void
  children: ReactNode
}) {
  if (!useHydrated()) {
    return (
      <a href={`#${plateFragment(license)}`} className={row}>
        {children}
      </a>
    )
  }
  return (
    <button type="button" onClick={() => onPick(license)} className={row}>
      {children}
    </button>
  )
}

/** One side of a license's trade; each name selects that license. */
export function SupplyList({
  title,
  licenses,
  none,
  note,
  onPick,
}: {
  title: string
  licenses: readonly OfficialLicense[]
  /** Replaces an empty list; without it an empty list is left out. */
  none?: string
  /** A note after each name, such as the role of the other side. */
  note?: (license: OfficialLicense) => string
  onPick: (license: OfficialLicense) => void
}) {
  if (licenses.length === 0 && none === undefined) return null
  return (
    <div className="min-w-0">
      <h4 className="border-b border-line-strong pb-1.5 text-sm font-semibold">{title}</h4>
      {licenses.length === 0 && <p className="py-2.5 text-sm text-ink-soft">{none}</p>}
      <ul>
        {licenses.map((license) => (
          <li key={license} className="border-b border-line last:border-b-0">
            <LicenseButton license={license} onPick={onPick}>
              <LicenseMark license={license} className="size-7.5" />
              {/* The note goes below a name that leaves it no room. */}
              <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-2">
                {licenseShortLabel(license)}
                {note && <span className="text-xs text-ink-soft">{note(license)}</span>}
              </span>
            </LicenseButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
