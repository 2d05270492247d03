import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bandOf, bandsAround, citiesIn, milesTo, placeOf, placesFrom } from '#shared/directory/places.ts'
import { stateOfZip } from '#shared/directory/states.ts'

const places = placesFrom(readFileSync('public/data/zip-places.csv', 'utf8'))
const at = (zip: string) => {
  const place = placeOf(places, zip)
  if (!place) throw new Error(`${zip} is unknown`)
  return place
}

test('the table has the ZIP codes of the state and its surroundings', () => {
  expect(places.byZip.size).toBe(1711)
  for (const zip of places.byZip.keys()) expect(stateOfZip(zip), zip).not.toBeNull()
  expect([at('55802-1234').city, at('54880').city, at('58102').city]).toEqual(['Duluth', 'Superior', 'Fargo'])
  expect(placeOf(places, '10001')).toBeUndefined()
})

test.each([
  ['55802', '54880', 4, 8],
  ['55401', '55101', 8, 12],
  ['55401', '55802', 130, 145],
  ['55401', '55901', 70, 85],
  ['55401', '55401', 0, 0],
])('%s and %s are between %i and %i miles apart', (one, other, least, most) => {
  const miles = milesTo(places, at(one), other)
  expect(miles).toBeGreaterThanOrEqual(least)
  expect(miles).toBeLessThanOrEqual(most)
  expect(milesTo(places, at(other), one)).toBe(miles)
})

test('every ZIP is in one band, the nearest in the first', () => {
  const bands = bandsAround(places, at('55802'))
  expect(bands[0]).toContain('55802')
  const all = bands.flat()
  expect(new Set(all).size).toBe(all.length)
  expect(all).not.toContain('55401')
  expect([bandOf(0), bandOf(2), bandOf(3), bandOf(121), bandOf(null)]).toEqual([0, 0, 1, 8, 8])
})

test('cities are found in a search, with Saint in either spelling', () => {
  const zips = (...words: string[]) => citiesIn(words, places).map((part) => part.zips.length > 0)
  expect(citiesIn(['grand', 'rapids', 'mn'], places).map(({ words }) => words)).toEqual([
    ['grand', 'rapids'],
    ['mn'],
  ])
  expect(zips('green', 'duluth')).toEqual([false, true])
  expect(citiesIn(['st', 'paul'], places)).toEqual([
    { words: ['st', 'paul'], zips: citiesIn(['saint', 'paul'], places)[0]?.zips },
  ])
  expect(citiesIn([], places)).toEqual([])
})
