import { longDate } from '#shared/dates.ts'
import { licenseNoun, type LicenseId } from '#shared/licenses/catalogue.ts'
import { foundingShortLabel } from '#shared/early-access/membership-copy.ts'
import { foundingPlaces } from '#shared/early-access/counter.ts'

/** A taken place, with a name and link only where the profile is public. */
export type FoundingEntry = {
  readonly number: number
  readonly license: LicenseId
  readonly name?: string | null | undefined
  readonly href?: string | null | undefined
  /** An ISO date or time. */
  readonly joined: string
}

const columns = 10

const places: readonly number[] = Array.from({ length: foundingPlaces }, (_, index) => index + 1)

export type Place =
  | { readonly state: 'free'; readonly number: number }
  | { readonly state: 'taken' | 'newest'; readonly number: number; readonly entry: FoundingEntry }

/** All 50 places in order, each with its holder. */
export function placesOf(entries: readonly FoundingEntry[], newest: number | null): readonly Place[] {
  const held = new Map(entries.map((entry) => [entry.number, entry]))
  return places.map((number) => {
    const entry = held.get(number)
    if (!entry) return { state: 'free', number }
    return { state: number === newest ? 'newest' : 'taken', number, entry }
  })
}

/** The places by the rows of the sheet. */
export const rowsOf = (all: readonly Place[]): readonly (readonly Place[])[] =>
  Array.from({ length: all.length / columns }, (_, row) => all.slice(row * columns, (row + 1) * columns))

/** The details of a place: 'a cultivator, joined September 3, 2025'. */
export function holding(entry: FoundingEntry): string {
  return `${licenseNoun(entry.license)}, joined ${longDate(entry.joined)}`
}

/** The full description of a place: 'No. 7, Halvorsen Cannery, a manufacturer, joined September 3, 2025'. */
export function placeLabel(place: Place, own?: number): string {
  const label = foundingShortLabel(place.number)
  if (place.state === 'free') return `${label}, free`
  const holder = place.number === own ? 'yours' : place.entry.name
  // The accessible name includes the visible text, such as 'No. 31 new'.
  const parts = [place.state === 'newest' ? `${label} new` : label, holder ?? '', holding(place.entry)]
  return parts.filter(Boolean).join(', ')
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
}

/**
 * The place to which a key moves: arrows stop at the sheet's edges, Home and End at the row's, or at the sheet's with
 * Ctrl.
 */
export function placeAfterKey(number: number, key: string, wide: boolean): number | undefined {
  if (key === 'Home') return wide ? 1 : number - ((number - 1) % columns)
  if (key === 'End') return wide ? foundingPlaces : number + columns - 1 - ((number - 1) % columns)
  const step = steps[key]
  if (step === undefined) return undefined
  const next = number + step
  return next < 1 || next > foundingPlaces ? number : next
}

function within(share: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(share * count)))
}

/**
 * The place nearest to a point, given as shares of the sheet's width and height; a point outside counts as on the edge.
 */
export function placeNearest(x: number, y: number): number {
  const rows = foundingPlaces / columns
  return within(y, rows) * columns + within(x, columns) + 1
}

const tilts = [-6, 5, 3, 1, -1, -3, -5, 6, 4, 2, 0, -2, -4] as const

/** The tilt of a specimen, always the same for the same number. */
export function tiltOf(number: number): number {
  return tilts[(number - 1) % tilts.length] ?? 0
}
