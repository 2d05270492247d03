import { licenseFamily } from '#shared/licenses/catalogue.ts'
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { tv } from 'tailwind-variants/lite'
import { placeAfterKey, placeLabel, placeNearest, rowsOf, tiltOf, type Place } from './founding-entries.ts'
import { Leaf } from '#src/features/early-access/leaf.tsx'

const cell = tv({
  base: 'relative min-w-0 border-r border-b border-line px-0.5 pt-1 pb-0.5 text-center -outline-offset-3 @md:px-1 @md:pt-1.75 @md:pb-1',
  variants: {
    state: { free: '', taken: '', newest: 'bg-gold/16' },
    own: { true: 'shadow-[inset_0_0_0_2px_var(--color-spruce)]' },
    picked: { true: 'bg-ink/6' },
  },
})

const number = tv({
  base: 'mt-0.5 block text-2xs leading-tight whitespace-nowrap figures @md:text-[0.72rem]',
  variants: {
    state: { free: 'text-ink-soft', taken: 'text-ink-soft', newest: 'font-semibold text-gold-ink' },
    own: { true: 'font-semibold text-ink' },
  },
})

export function PlaceCell({ place, own }: { place: Place; own: boolean }) {
  return (
    <>
      <Leaf
        family={place.state === 'free' ? 'grow' : licenseFamily(place.entry.license)}
        state={place.state}
        tilt={tiltOf(place.number)}
        className={`mx-auto block max-w-8.5 ${place.state === 'newest' ? 'w-[56%] @md:w-full' : 'w-full'}`}
      />
      <span className={number({ state: place.state, own })}>
        {place.number}
        {/* On narrow screens 'new' goes below and the leaf is smaller, so that the row height stays the same. */}
        {place.state === 'newest' && (
          <span className="block text-[0.625rem] leading-none @md:inline @md:text-[1em]"> new</span>
        )}
      </span>
    </>
  )
}

export type Picked = { number: number; by: 'key' | 'tap' | 'pointer' }

type FoundingSheetProps = {
  places: readonly Place[]
  own: number | undefined
  picked: Picked
  onPick: (picked: Picked) => void
  onHover: (number: number | undefined) => void
  onOpen: () => void
  describedBy: string
}

function placeAtPointer(event: MouseEvent): number {
  const box = event.currentTarget.getBoundingClientRect()
  return placeNearest((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height)
}

/** The 10 × 5 cells as one tab stop: arrow keys move inside, and a tap selects the nearest leaf. */
export function FoundingSheet({
  places,
  own,
  picked,
  onPick,
  onHover,
  onOpen,
  describedBy,
}: FoundingSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState(false)

  const move = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onOpen()
      return
    }
    const next = placeAfterKey(picked.number, event.key, event.ctrlKey || event.metaKey)
    if (next === undefined || event.altKey) return
    event.preventDefault()
    onPick({ number: next, by: 'key' })
    sheet.current?.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus()
  }

  return (
    // The grid handles clicks for its cells, which are too small as targets at 320 px.
    <div
      ref={sheet}
      role="grid"
      tabIndex={-1}
      aria-label="The Founding Fifty"
      aria-describedby={describedBy}
      className="border-t border-l border-line"
      onKeyDown={move}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse') onHover(placeAtPointer(event))
      }}
      onPointerLeave={() => onHover(undefined)}
      onClick={(event) => onPick({ number: placeAtPointer(event), by: 'tap' })}
    >
      {rowsOf(places).map((row) => (
        <div key={row[0]?.number} role="row" className="grid grid-cols-10">
          {row.map((place) => (
            <div
              key={place.number}
              role="gridcell"
              data-place={place.number}
              tabIndex={place.number === picked.number ? 0 : -1}
              aria-label={placeLabel(place, own)}
              className={cell({
                state: place.state,
                own: place.number === own,
                picked: focused && place.number === picked.number && place.state !== 'newest',
              })}
            >
              <PlaceCell place={place} own={place.number === own} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
