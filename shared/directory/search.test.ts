import { expect, test } from 'vitest'
import { filtersFrom, filtersQuery, licensesWanted, noFilters } from './filters.ts'
import { excerptAround, markedPieces, matchesWords, searchWords } from './search.ts'

test('a search has only letters and digits, and each word once', () => {
  expect(searchWords(`"O'Brien" AND a-b* % park. O`)).toEqual(["o'brien", 'and', 'a', 'b', 'park', 'o'])
  expect(searchWords('"*%')).toEqual([])
  expect(searchWords('😀')).toEqual(['u1f600'])
  expect(searchWords('ab '.repeat(300))).toEqual(['ab'])
})

test('search words match as prefixes, ignoring diacritics', () => {
  expect(matchesWords('Crème Brûlée, Duluth', ['creme', 'dul'])).toBe(true)
  expect(matchesWords('Crème Brûlée, Duluth', ['rème'])).toBe(false)
  const names = "Łukasz Ødegård, Strauß & O'Brien 🌿"
  for (const q of ['lukasz', 'odeg', 'strauss', 'obrien', "O'Br", 'brien', '🌿', 'Ødegård ŁUKASZ'])
    expect(matchesWords(names, searchWords(q)), q).toBe(true)
})

test('matches are marked in the original spelling', () => {
  const marked = (text: string, ...words: string[]) =>
    markedPieces(text, words)
      .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
      .join('')
  expect(marked('Crème house', 'creme')).toBe('[Crème] house')
  expect(marked('Cre\u0300me house', 'cre')).toBe('[Cre\u0300]me house')
  expect(marked('Cultivation and cultivators', 'cult')).toBe('[Cult]ivation and [cult]ivators')
  expect(marked('Nothing here', 'x')).toBe('Nothing here')
  expect(marked('park park', 'p', 'pa')).toBe('[pa]rk [pa]rk')
  expect(marked("O'Brien", 'obr')).toBe("[O'Br]ien")
  expect(marked("O'Brien", "o'brien")).toBe("[O'Brien]")
  expect(marked("O'Brien", 'bri')).toBe("O'[Bri]en")
  expect(marked('Strauß farm', 'strauss')).toBe('[Strauß] farm')
  expect(marked('Green 🌿 farm', 'u1f33f')).toBe('Green [🌿] farm')
})

test('filters survive a round trip through a query string', () => {
  const filters = {
    ...noFilters,
    q: 'green house',
    licenseType: 'cannabis_retailer',
    canSupply: 'cannabis_retailer',
    unconfirmed: true,
    verified: true,
  } as const
  expect(filtersFrom(filtersQuery(filters))).toEqual({ filters, unknown: [] })
  expect(filtersFrom(new URLSearchParams('licenseType=all&q='))).toEqual({ filters: noFilters, unknown: [] })
  expect(filtersFrom(new URLSearchParams('licenseType=zzz&canSupply=other')).unknown).toEqual([
    'licenseType',
    'canSupply',
  ])
  expect(licensesWanted(noFilters)).toBeNull()
  expect(licensesWanted({ ...noFilters, licenseType: 'other', canSupply: 'cannabis_retailer' })).toEqual([])
})

test('an excerpt shows the first match, else the beginning', () => {
  const text = `${'Birch paper and ink. '.repeat(20)}Greenhouse space to share with neighbors.`
  expect(excerptAround(text, ['greenh'], 60)).toMatch(/^….*Greenhouse/)
  expect(excerptAround(text, ['greenh'], 60).length).toBeLessThanOrEqual(60)
  expect(excerptAround(text, ['oak'], 60)).toMatch(/^Birch paper/)
  expect(excerptAround('Short', ['x'], 60)).toBe('Short')
})
