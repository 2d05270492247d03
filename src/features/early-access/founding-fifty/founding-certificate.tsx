import { brand } from '#shared/brand.ts'
import { longDate } from '#shared/dates.ts'
import { licenseFamily, licenseLabel } from '#shared/licenses/catalogue.ts'
import { foundingLabel } from '#shared/early-access/membership-copy.ts'
import { tiltOf, type FoundingEntry } from './founding-entries.ts'
import { FoundingFiftySmall } from './founding-fifty.tsx'
import { Specimen } from '#src/features/early-access/leaf.tsx'
import { Mark } from '#src/features/pages/mark.tsx'

type CertificateProps = {
  /** The member's place, with the name to print. */
  entry: FoundingEntry & { readonly name: string }
  entries: readonly FoundingEntry[]
  newest: number | null
}

/** The printable certificate 'Founding member No. 7': the specimen, its label, its place among the fifty. */
export function FoundingCertificate({ entry, entries, newest }: CertificateProps) {
  return (
    <article
      data-plate
      data-keep-color
      className="@container mx-auto w-full max-w-page rounded-lg border border-line-strong bg-surface p-2"
    >
      <div className="grid gap-x-12 gap-y-8 rounded-sm border border-line p-6 @2xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @2xl:p-12">
        <Specimen
          family={licenseFamily(entry.license)}
          tilt={tiltOf(entry.number)}
          className="mx-auto h-56 self-center @2xl:h-96 print:h-44"
        />
        <div className="flex flex-col gap-6 self-center">
          <p className="flex items-center gap-2.5 font-display text-lg font-semibold">
            <Mark className="h-7" />
            {brand.name}
          </p>
          <div>
            <h2>{foundingLabel(entry.number)}</h2>
            <dl className="mt-5 border-t border-line">
              {[
                ['Member', entry.name],
                ['License', licenseLabel(entry.license)],
                ['Joined', longDate(entry.joined)],
              ].map(([term, value]) => (
                <div key={term} className="grid grid-cols-[5.5rem_minmax(0,1fr)] border-b border-line py-2.5">
                  <dt className="text-sm text-ink-soft">{term}</dt>
                  <dd className="font-semibold">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <FoundingFiftySmall entries={entries} newest={newest} own={entry.number} className="max-w-90" />
        </div>
      </div>
    </article>
  )
}
