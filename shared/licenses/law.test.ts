import { expect, test } from 'vitest'
import { dayMs } from '#shared/dates.ts'
import { officialLicenses } from './catalogue.ts'
import { areLawFactsOld, asOfText, lawBasis, lawChanges, lawCheckedOn, supplyBasis } from './law.ts'
import { licenseFacts } from './license-types.ts'

const checkedOn = Date.parse(lawCheckedOn)

test('every plate says where it comes from, with addresses that can be opened', () => {
  expect(Object.keys(lawBasis).toSorted()).toEqual([...officialLicenses].toSorted())
  const sources = [
    ...officialLicenses.flatMap((id) => lawBasis[id].sources),
    supplyBasis.source,
    ...lawChanges.map(({ source }) => source),
  ]
  for (const id of officialLicenses) expect(lawBasis[id].sources.length, id).toBeGreaterThan(0)
  for (const { name, url } of sources) expect(new URL(url).protocol, name).toBe('https:')
})

test('every limit names a figure of its plate', () => {
  for (const { id, allows, prohibits, verticalIntegration } of licenseFacts) {
    const text = [...allows, ...prohibits, ...(verticalIntegration ?? [])].join(' ').toLowerCase()
    const figures = lawBasis[id].limits.flatMap(({ fact }) => fact.match(/[$\d,]*\d/g) ?? [])
    for (const figure of figures) expect(text, id).toContain(figure)
  }
})

test('a plate with a measure has its limit’s source', () => {
  const measured = licenseFacts.filter(({ allows, prohibits }) =>
    /\d (?:square feet|acres|stores|mg|hours)|\$\d/.test([...allows, ...prohibits].join(' ')),
  )
  expect(measured.length).toBeGreaterThan(8)
  for (const { id } of measured) expect(lawBasis[id].limits.length, id).toBeGreaterThan(0)
})

test('the facts are old after 90 days', () => {
  expect(areLawFactsOld(checkedOn + 90 * dayMs)).toBe(false)
  expect(areLawFactsOld(checkedOn + 90 * dayMs + 1)).toBe(true)
})

test('the changes since are dated and name the macrobusiness and the hemp wholesaler', () => {
  expect(lawChanges.map(({ id }) => id)).toEqual(['macrobusiness', 'hemp-wholesaler'])
  for (const { seenOn } of lawChanges) expect(Date.parse(seenOn)).toBeGreaterThanOrEqual(checkedOn)
  expect(lawChanges[0]?.text).toContain('chapter 123')
})

test('a source says of which year its text is', () => {
  expect(asOfText({ asOf: '2023' })).toBe('as of 2023')
  expect(asOfText({ asOf: null })).toBe('undated')
})
