import { foundingShortLabel, foundingSentence } from '#shared/early-access/membership-copy.ts'
import { useId, useRef, useState, type ReactNode } from 'react'
import { holding, placesOf, rowsOf, type FoundingEntry, type Place } from './founding-entries.ts'
import { FoundingList } from './founding-list.tsx'
import { nameLink, type RenderLink } from './name-link.ts'
import { FoundingSheet, PlaceCell, type Picked } from './founding-sheet.tsx'
import { familyNames, Leaf } from '#src/features/early-access/leaf.tsx'

type Members = {
  /** Undefined while loading: the sheet is then empty, at its full size. */
  entries: readonly FoundingEntry[] | undefined
  newest: number | null
  /** The viewer's own number, which is ringed. */
  own?: number | undefined
}

function sentenceOf({ entries, newest }: Members): string {
  if (!entries) return '\u00A0'
  const latest = entries.find((entry) => entry.number === newest)
  return foundingSentence(entries.length, latest ?? null)
}

function Caption({
  place,
  own,
  renderLink,
}: {
  place: Place
  own: number | undefined
  renderLink: RenderLink
}) {
  const label = foundingShortLabel(place.number)
  if (place.state === 'free') return <>{label} is free.</>
  const { name, href } = place.entry
  return (
    <>
      {label}
      {place.number === own && ' (yours)'}
      {': '}
      {name && (
        <>
          {href ? (
            renderLink({ href, className: nameLink, children: name })
          ) : (
            <b className="text-ink">{name}</b>
          )}
          {', '}
        </>
      )}
      {holding(place.entry)}
    </>
  )
}

function Legend() {
  return (
    <ul aria-label="Leaves" className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft">
      {(['grow', 'make', 'move', 'sell', 'test'] as const).map((family) => (
        <li key={family} className="flex items-center gap-1.5">
          <Leaf family={family} className="h-4.5" />
          {familyNames[family]}
        </li>
      ))}
    </ul>
  )
}

type FoundingFiftyProps = Members & {
  renderLink: RenderLink
  /** A short note at the right of the title, such as 'live'. */
  aside?: ReactNode
  /** Shown below the sheet, such as a progress bar. */
  children?: ReactNode
  headingLevel?: 'h2' | 'h3'
}

/** The Founding Fifty: fifty numbered places on a herbarium sheet with their holders, and the same as a table. */
export function FoundingFifty({
  entries,
  newest,
  own,
  renderLink,
  aside,
  children,
  headingLevel: Heading = 'h2',
}: FoundingFiftyProps) {
  const id = useId()
  const caption = useRef<HTMLParagraphElement>(null)
  const [picked, setPicked] = useState<Picked>()
  const [hovered, setHovered] = useState<number>()
  const sheet = placesOf(entries ?? [], newest)
  const current: Picked = picked ?? { number: own ?? newest ?? 1, by: 'pointer' }
  const shown = sheet[(hovered ?? current.number) - 1]

  return (
    <section
      aria-labelledby={`${id}-title`}
      aria-busy={!entries}
      data-plate
      className="@container rounded-lg border border-line bg-surface p-4 sm:p-7"
    >
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <Heading id={`${id}-title`} className="text-xl">
          The Founding Fifty
        </Heading>
        {aside && <p className="text-sm text-ink-soft">{aside}</p>}
      </div>
      <FoundingSheet
        places={sheet}
        own={own}
        picked={current}
        onPick={setPicked}
        onHover={setHovered}
        onOpen={() => caption.current?.querySelector('a')?.click()}
        describedBy={`${id}-summary`}
      />
      {/* Silent to readers while the arrow keys move (the cell speaks itself) and while numbers arrive; a tap is answered aloud. */}
      <p
        ref={caption}
        aria-live={current.by === 'tap' ? 'polite' : 'off'}
        className="mt-3 min-h-[3lh] text-sm text-ink-soft @2xs:min-h-[2lh] @md:min-h-[1lh]"
      >
        {entries && shown && <Caption place={shown} own={own} renderLink={renderLink} />}
      </p>
      <Legend />
      {children && <div className="mt-5">{children}</div>}
      <p id={`${id}-summary`} className="mt-4 min-h-[3lh] text-[1rem] @2xs:min-h-[2lh] @xl:min-h-[1lh]">
        {sentenceOf({ entries, newest })}
      </p>
      <FoundingList entries={entries ?? []} renderLink={renderLink} />
    </section>
  )
}

/** The sheet as a small picture for dashboards and cards, with its sentence as the accessible name. */
export function FoundingFiftySmall({ entries, newest, own, className }: Members & { className?: string }) {
  return (
    <figure className={`@container ${className ?? ''}`} data-plate>
      <div
        // While loading, the picture has no accessible name.
        {...(entries
          ? { role: 'img', 'aria-label': sentenceOf({ entries, newest }) }
          : { 'aria-hidden': true })}
        className="border-t border-l border-line"
      >
        {rowsOf(placesOf(entries ?? [], newest)).map((row) => (
          <div key={row[0]?.number} className="grid grid-cols-10">
            {row.map((place) => (
              <div
                key={place.number}
                className={`relative border-r border-b border-line p-0.5 text-center ${place.number === own ? 'shadow-[inset_0_0_0_2px_var(--color-spruce)]' : ''} ${place.state === 'newest' ? 'bg-gold/16' : ''}`}
              >
                <PlaceCell place={place} own={place.number === own} />
              </div>
            ))}
          </div>
        ))}
      </div>
      <figcaption className="mt-2 text-sm text-ink-soft">{sentenceOf({ entries, newest })}</figcaption>
    </figure>
  )
}
