/** Where ZIP codes are: their cities, and distances between them. */
import { words } from '#shared/search/fold.ts'

export type Place = { readonly city: string; readonly latitude: number; readonly longitude: number }

export type Places = {
  readonly byZip: ReadonlyMap<string, Place>
  /** The ZIP codes of a city, by its folded name. */
  readonly zipsOf: ReadonlyMap<string, readonly string[]>
}

/** Reads `public/data/zip-places.csv`: a header, then ZIP, city, latitude and longitude; no field has a comma. */
export function placesFrom(csv: string): Places {
  const byZip = new Map<string, Place>()
  const zipsOf = new Map<string, string[]>()
  for (const line of csv.split('\n').slice(1)) {
    const [zip = '', city = '', latitude, longitude] = line.split(',')
    if (city === '') continue
    byZip.set(zip, { city, latitude: Number(latitude), longitude: Number(longitude) })
    const key = cityKey(words(city).map(({ folded }) => folded))
    zipsOf.set(key, [...(zipsOf.get(key) ?? []), zip])
  }
  return { byZip, zipsOf }
}

export const noPlaces: Places = { byZip: new Map(), zipsOf: new Map() }

/** People write St. Paul and Saint Paul. */
const cityKey = (folded: readonly string[]) =>
  folded.map((word) => (word === 'st' ? 'saint' : word)).join(' ')

/** Where a city is, by one of its ZIP codes; undefined for one that is not in the table. */
export function cityPlace({ byZip, zipsOf }: Places, city: string): Place | undefined {
  const [zip] = zipsOf.get(cityKey(words(city).map(({ folded }) => folded))) ?? []
  return zip === undefined ? undefined : byZip.get(zip)
}

/** The longest name of a city, in words. */
const cityWordsMax = 4

/** Folded search words cut into cities, with their ZIP codes, and other words, with none. */
export function citiesIn(
  folded: readonly string[],
  { zipsOf }: Places,
): { words: readonly string[]; zips: readonly string[] }[] {
  const parts: { words: readonly string[]; zips: readonly string[] }[] = []
  let at = 0
  while (at < folded.length) {
    let taken = Math.min(cityWordsMax, folded.length - at)
    while (taken > 1 && !zipsOf.has(cityKey(folded.slice(at, at + taken)))) taken -= 1
    const part = folded.slice(at, at + taken)
    parts.push({ words: part, zips: zipsOf.get(cityKey(part)) ?? [] })
    at += taken
  }
  return parts
}

/** The place of a ZIP code, with or without its last four digits; undefined for one far from the network's state. */
export const placeOf = ({ byZip }: Places, zipCode: string): Place | undefined =>
  byZip.get(zipCode.slice(0, 5))

const earthMiles = 3958.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The distance as the crow flies, in miles. */
export function milesBetween(one: Place, other: Place): number {
  const [latitude, otherLatitude] = [radians(one.latitude), radians(other.latitude)]
  const haversine =
    Math.sin((otherLatitude - latitude) / 2) ** 2 +
    Math.cos(latitude) * Math.cos(otherLatitude) * Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  return 2 * earthMiles * Math.asin(Math.sqrt(haversine))
}

/** The upper ends of the bands of distance by which the nearest listings are read, in miles; what is farther is last. */
const distanceBands = [2, 5, 10, 15, 25, 40, 70, 120] as const

/** The number of the band of a distance; an unknown one is in the last. */
export function bandOf(miles: number | null): number {
  const band = distanceBands.findIndex((end) => miles !== null && miles <= end)
  return band === -1 ? distanceBands.length : band
}

/** The distance to a ZIP code in whole miles; null if it is unknown. */
export function milesTo(places: Places, center: Place, zipCode: string): number | null {
  const place = placeOf(places, zipCode)
  return place ? Math.round(milesBetween(center, place)) : null
}

/** The ZIP codes of each band around a place, the nearest band first; the last one, which has no end, is left out. */
export function bandsAround(places: Places, center: Place): string[][] {
  const bands: string[][] = distanceBands.map(() => [])
  for (const zip of places.byZip.keys()) bands[bandOf(milesTo(places, center, zip))]?.push(zip)
  return bands
}
