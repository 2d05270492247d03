import { expect, test } from 'vitest'
import { placeAfterKey, placeLabel, placeNearest, placesOf, type FoundingEntry } from './founding-entries.ts'

const cannery = {
  number: 7,
  license: 'cannabis_manufacturer',
  name: 'Halvorsen Cannery',
  joined: '2025-09-03T10:00:00Z',
} as const

function labelOf(entry: FoundingEntry, own?: number): string | undefined {
  const place = placesOf([entry], null)[entry.number - 1]
  return place && placeLabel(place, own)
}

test('the sheet has fifty places, each with its holder, and marks the newest', () => {
  const sheet = placesOf([cannery, { ...cannery, number: 3 }], 7)
  expect(sheet).toHaveLength(50)
  expect(sheet[6]?.state).toBe('newest')
  expect(sheet[2]?.state).toBe('taken')
  expect(sheet.filter((place) => place.state === 'free')).toHaveLength(48)
})

test('a place names its holder; a hidden profile shows its license and day only', () => {
  expect(labelOf(cannery)).toBe('No. 7, Halvorsen Cannery, a manufacturer, joined September 3, 2025')
  expect(labelOf({ ...cannery, name: null })).toBe('No. 7, a manufacturer, joined September 3, 2025')
  expect(labelOf(cannery, 7)).toBe('No. 7, yours, a manufacturer, joined September 3, 2025')
})

test('arrow keys stay on the sheet, Home and End in the row', () => {
  expect(placeAfterKey(1, 'ArrowLeft', false)).toBe(1)
  expect(placeAfterKey(1, 'ArrowDown', false)).toBe(11)
  expect(placeAfterKey(45, 'ArrowDown', false)).toBe(45)
  expect(placeAfterKey(31, 'ArrowLeft', false)).toBe(30)
  expect(placeAfterKey(20, 'Home', false)).toBe(11)
  expect(placeAfterKey(11, 'End', false)).toBe(20)
  expect(placeAfterKey(33, 'End', true)).toBe(50)
  expect(placeAfterKey(33, 'Tab', false)).toBeUndefined()
})

test('a tap beside the sheet selects the nearest leaf', () => {
  expect(placeNearest(0.05, 0.1)).toBe(1)
  expect(placeNearest(-0.2, 0.5)).toBe(21)
  expect(placeNearest(0.98, 1.3)).toBe(50)
})
