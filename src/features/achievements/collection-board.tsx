import {
  licenseLabel,
  licensePlate,
  licenseShortLabel,
  type OfficialLicense,
  officialLicenses,
} from '#shared/licenses/catalogue.ts'
import { LicenseMark } from '#src/features/licenses/license-mark.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

/** All license types as numbered plates: drawn when found, empty with the name when missing. */
export function CollectionBoard({ found }: { found: readonly OfficialLicense[] }) {
  return (
    <ul
      aria-label="License types"
      className="mt-5 grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-surface max-sm:last:*:col-span-2 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5"
    >
      {officialLicenses.map((id) => (
        <Plate key={id} id={id} isFound={found.includes(id)} />
      ))}
    </ul>
  )
}

function Plate({ id, isFound }: { id: OfficialLicense; isFound: boolean }) {
  return (
    <li
      className="flex min-w-0 items-center gap-3 p-3 outline-1 outline-line max-sm:gap-2 max-sm:p-2 max-[22.5rem]:flex-col max-[22.5rem]:items-start"
      title={licenseLabel(id)}
    >
      {isFound ? (
        <LicenseMark license={id} className="size-11 max-sm:size-9" />
      ) : (
        <span
          aria-hidden
          className="grid size-11 shrink-0 max-sm:size-9 place-items-center rounded-sm border border-dashed border-line-strong text-sm text-ink-soft figures"
        >
          {licensePlate(id)}
        </span>
      )}
      <span className="min-w-0 text-sm leading-snug max-sm:text-xs">
        <span className="block text-xs text-ink-soft figures">Plate {licensePlate(id)}</span>
        <span className={`block hyphens-auto break-words ${isFound ? 'font-semibold' : 'text-ink-soft'}`}>
          {licenseShortLabel(id)}
        </span>
        <VisuallyHidden>{isFound ? ', found' : ', missing'}</VisuallyHidden>
      </span>
    </li>
  )
}
