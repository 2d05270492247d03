import fc from 'fast-check'
import { expect, test } from 'vitest'
import { officialLicenses, licenseLabel } from '#shared/licenses/catalogue.ts'
import { findHeader, guessMapping, missingFields } from './columns.ts'
import { dayFrom } from './days.ts'
import { fileKindOf, textOf } from './files.ts'
import { matchOf, nameKey, nameSimilarity, sameNameFrom } from './match.ts'
import { licenseKey } from './number.ts'
import { readRoster } from './read.ts'
import { officialTypeFrom } from './types.ts'

const header = [
  'Business Name',
  'DBA',
  'License Type',
  'License Number',
  'Status',
  'Issue Date',
  'Expiration Date',
  'City',
  'County',
  'Endorsements',
]
const birch = [
  'Birch & Bloom, LLC',
  'Birch & Bloom',
  'Cannabis Retailer',
  'MN-RET-0007',
  'Active',
  '2026-01-05',
  '1/5/2027',
  'Duluth',
  'St. Louis County',
  'Delivery',
]

test('spaces, hyphens, case and the letter O make no other license number', () => {
  expect(licenseKey('mn-ret 0OO7')).toBe(licenseKey('MNRET0007'))
  expect(licenseKey('MN–RET–0007')).toBe('MNRET0007')
  expect(licenseKey('MN-RET-0008')).not.toBe(licenseKey('MN-RET-0007'))
  fc.assert(fc.property(fc.string(), (text) => licenseKey(licenseKey(text)) === licenseKey(text)))
})

test.each([
  ['2026-11-03', '2026-11-03'],
  ['2026-11-03T00:00:00.000Z', '2026-11-03'],
  ['11/3/2026', '2026-11-03'],
  ['November 3, 2026', '2026-11-03'],
  ['3-Nov-2026', '2026-11-03'],
  ['46329', '2026-11-03'],
  ['2/30/2026', null],
  ['soon', null],
])('the date %s is the day %s', (text, day) => {
  expect(dayFrom(text)).toBe(day)
})

test('every spelling of the catalogue is a type of the list, and others are none', () => {
  for (const id of officialLicenses) {
    expect(officialTypeFrom(licenseLabel(id))).toBe(id)
    expect(officialTypeFrom(`${licenseLabel(id)} License`)).toBe(id)
  }
  expect(officialTypeFrom('Cannabis Microbusiness (Retail)')).toBe('cannabis_microbusiness')
  expect(officialTypeFrom('LPHE Retailer')).toBe('hemp_edible_retailer')
  expect(officialTypeFrom('Lower-Potency Hemp Edible Wholesaler')).toBeNull()
  expect(officialTypeFrom('vendor')).toBeNull()
})

test('a header below a title, or of two merged rows, is found', () => {
  const plain = findHeader([['Public data on license holders'], [], header, birch])
  expect(plain).toEqual({ rows: 3, names: header })
  const merged = findHeader([
    ['License holders'],
    ['Business', '', 'License', '', '', '', '', 'Location', ''],
    ['Name', 'DBA', 'Type', 'Number', 'Status', 'Issued', 'Expires', 'City', 'County'],
    birch,
  ])
  expect(merged.rows).toBe(3)
  expect(guessMapping(merged.names)).toMatchObject({
    businessName: 0,
    tradeName: 1,
    type: 2,
    number: 3,
    status: 4,
    issuedOn: 5,
    expiresOn: 6,
    city: 7,
    county: 8,
    endorsements: null,
  })
  expect(missingFields(guessMapping(['Animal', 'Sound']))).toEqual([
    'License number',
    'Business name',
    'License type',
  ])
})

test('rows are read with their line; what cannot be read is named with its reason, and duplicates are kept', () => {
  const table = [
    header,
    birch,
    [],
    ['No Number Inc', '', 'Cannabis Retailer', ' - '],
    ['Odd Day Inc', '', 'Cannabis Retailer', 'MN-2', 'Active', '13/40/2026'],
    ['Kite Wholesale', '', 'Lower-Potency Hemp Edible Wholesaler', 'mn ret ooo7'],
  ]
  const { rows, notes } = readRoster(table, findHeader(table), guessMapping(header))
  expect(rows.map(({ line }) => line)).toEqual([2, 6])
  expect(rows[0]).toMatchObject({
    licenseType: 'cannabis_retailer',
    issuedOn: '2026-01-05',
    expiresOn: '2027-01-05',
    county: 'St. Louis',
  })
  expect(notes).toEqual({
    unreadable: 2,
    unreadableRows: [
      { line: 4, reason: 'No license number' },
      { line: 5, reason: "'13/40/2026' is not a date" },
    ],
    unknownTypes: [{ text: 'Lower-Potency Hemp Edible Wholesaler', rows: 1 }],
    duplicates: [{ number: 'MN-RET-0007', lines: [2, 6] }],
  })
})

test('text is read in every encoding that spreadsheets write', () => {
  const text = 'Name,City\nCafé Höyük,Saint Paul\n'
  const utf8 = new TextEncoder().encode(text)
  const utf16 = new Uint8Array(Uint16Array.from(text, (c) => c.charCodeAt(0)).buffer)
  const big = Uint8Array.from(utf16, (_, at) => utf16[at ^ 1] ?? 0)
  const latin = Uint8Array.from(text, (c) => c.charCodeAt(0))
  for (const bytes of [
    utf8,
    new Uint8Array([0xef, 0xbb, 0xbf, ...utf8]),
    utf16,
    new Uint8Array([0xff, 0xfe, ...utf16]),
    big,
    new Uint8Array([0xfe, 0xff, ...big]),
    latin,
  ]) {
    expect(textOf(bytes)).toBe(text)
    expect(fileKindOf(bytes)).toEqual({ kind: 'csv' })
  }
})

test.each([
  [[], 'empty'],
  [[0xd0, 0xcf, 0x11, 0xe0, 1], 'old Excel file'],
  [[...new TextEncoder().encode('%PDF-1.7')], 'PDF'],
  [[...new TextEncoder().encode('<!DOCTYPE html><p>')], 'web page'],
  [[0x89, 0x50, 0x4e, 0x47, 1, 2], 'neither CSV nor Excel'],
])('a wrong file gets words about it', (bytes, words) => {
  expect(fileKindOf(Uint8Array.from(bytes))).toMatchObject({
    kind: 'refused',
    message: expect.stringContaining(words),
  })
})

test('names are compared without case, punctuation and legal form', () => {
  expect(nameKey('Birch & Bloom, L.L.C.')).toBe('birch and bloom')
  expect(nameKey('The LLC')).toBe('the llc')
  for (const [a, b] of [
    ['Birch & Bloom, LLC', 'BIRCH AND BLOOM'],
    ['Greenleaf Farms', 'Green Leaf Farms Inc.'],
    ['North Shore Cannabis', 'North Shore Canabis'],
  ] as const)
    expect(nameSimilarity(a, b), `${a} and ${b}`).toBeGreaterThanOrEqual(sameNameFrom)
  for (const [a, b] of [
    ['Birch & Bloom', 'Kite Wholesale'],
    ['Iron Range Growers', 'Lake County Testing'],
    ['', ''],
  ] as const)
    expect(nameSimilarity(a, b), `${a} and ${b}`).toBeLessThan(sameNameFrom)
})

const row = {
  number: 'MN-RET-0007',
  businessName: 'Birch & Bloom, LLC',
  tradeName: null,
  licenseType: 'cannabis_retailer',
  status: 'Active',
  expiresOn: '2027-01-05',
  city: 'Duluth',
} as const
const claim = {
  name: 'birch and bloom',
  licenseType: 'cannabis_retailer',
  number: 'mnret 0oo7',
  city: 'Duluth',
}
const now = { today: '2026-11-29', rivals: 0 }

test('a number alone is no exact match: name, type, status and day have to agree, without a rival', () => {
  expect(matchOf(claim, [row], now)).toEqual({ kind: 'exact', row, differences: [], others: 0 })
  expect(matchOf({ ...claim, city: 'Ely' }, [row], now)).toMatchObject({
    kind: 'exact',
    differences: ['city'],
  })
  expect(matchOf({ ...claim, name: 'Kite Wholesale' }, [row], now)).toMatchObject({
    kind: 'number',
    differences: ['name'],
  })
  expect(matchOf({ ...claim, licenseType: 'cannabis_cultivator' }, [row], now)).toMatchObject({
    kind: 'number',
    differences: ['type'],
  })
  expect(matchOf(claim, [{ ...row, status: 'Suspended' }], now)).toMatchObject({
    kind: 'number',
    differences: ['status'],
  })
  expect(matchOf(claim, [row], { ...now, today: '2027-02-01' })).toMatchObject({
    kind: 'number',
    differences: ['expired'],
  })
  expect(matchOf(claim, [row, { ...row, businessName: 'Another' }], now)).toMatchObject({
    kind: 'number',
    others: 1,
  })
  expect(matchOf(claim, [row], { ...now, rivals: 1 })).toMatchObject({ kind: 'number' })
})

test('without the number the nearest name is shown, in the same place first; nothing supports a stranger', () => {
  const other = { ...row, number: 'MN-2', city: 'Ely' }
  const unnumbered = { ...claim, number: null }
  expect(matchOf(unnumbered, [other, row], now)).toMatchObject({
    kind: 'similar',
    row,
    differences: ['number'],
  })
  expect(matchOf({ ...unnumbered, name: 'Kite Wholesale' }, [other, row], now)).toEqual({ kind: 'none' })
  expect(matchOf({ ...unnumbered, name: null }, [row], now)).toEqual({ kind: 'none' })
})
