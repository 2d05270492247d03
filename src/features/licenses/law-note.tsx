import { Fragment } from 'react'
import { longDate } from '#shared/dates.ts'
import type { OfficialLicense } from '#shared/licenses/catalogue.ts'
import { asOfText, lawBasis, lawChanges, lawCheckedOn, supplyBasis } from '#shared/licenses/law.ts'
import { TextLink } from '#src/ui/text-link.tsx'

/** As of when a plate holds, from which sources, and what each of its limits rests on. */
export function PlateBasis({ license }: { license: OfficialLicense }) {
  const { sources, limits } = lawBasis[license]
  return (
    <div className="mt-6 grid gap-1.5 border-t border-line pt-3 text-sm text-ink-soft">
      <p>
        From{' '}
        {sources.map((source, index) => (
          <Fragment key={source.url}>
            {index > 0 && ' and '}
            <TextLink href={source.url}>{source.name}</TextLink>
            {` (${asOfText(source)})`}
          </Fragment>
        ))}
        {`. Compared on ${longDate(lawCheckedOn)}.`}
      </p>
      {limits.map(({ fact, basis }) => (
        <p key={fact}>{`Limit “${fact}”: ${basis}`}</p>
      ))}
    </div>
  )
}

/** The same for the supply view. */
export function SupplyBasis() {
  const { asOf, source, note } = supplyBasis
  return (
    <>
      Trades as of {asOf}, from <TextLink href={source.url}>{source.name}</TextLink>, compared on{' '}
      {longDate(lawCheckedOn)}. {note}
    </>
  )
}

/** What has changed since the plates were written, as far as it is known. */
export function LawChanges() {
  return (
    <section
      aria-labelledby="law-changes"
      className="mb-8 rounded-md border border-gold-ink/35 bg-gold-wash p-4 md:p-5"
    >
      <h3 id="law-changes" className="text-lg">
        Newer law, not among the 13
      </h3>
      <ul className="mt-3 grid gap-x-8 gap-y-4 md:grid-cols-2">
        {lawChanges.map(({ id, title, text, seenOn, source }) => (
          <li key={id} className="text-sm leading-relaxed">
            <b>{title}</b>
            {` (read ${longDate(seenOn)}). ${text} `}
            <TextLink href={source.url}>{source.name}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
