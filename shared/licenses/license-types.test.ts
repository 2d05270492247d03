import { expect, test } from 'vitest'
import { officialLicenses } from './catalogue.ts'
import { licenseFacts } from './license-types.ts'

test('the accordion has the 13 licenses in plate order, each with its facts', () => {
  expect(licenseFacts.map((facts) => facts.id)).toEqual(officialLicenses)
  for (const facts of licenseFacts) {
    expect(facts.allows.length * facts.prohibits.length * facts.partners.length, facts.id).toBeGreaterThan(0)
    expect(Object.keys(facts)).not.toContain('sources')
  }
  expect(licenseFacts.some((facts) => facts.verticalIntegration)).toBe(true)
})

test.each([
  ['cannabis_cultivator', '30,000 square feet'],
  ['cannabis_cultivator', '2 acres'],
  ['cannabis_microbusiness', '5,000 square feet'],
  ['cannabis_mezzobusiness', '15,000 square feet'],
  ['medical_cannabis_combination_business', '60,000 square feet'],
  ['cannabis_retailer', '5 stores'],
  ['cannabis_retailer', 'age 21 and over'],
  ['cannabis_transporter', '24 hours'],
  ['hemp_edible_manufacturer', '5 mg of THC per serving'],
  ['hemp_edible_retailer', '5 mg of THC per serving'],
])('%s copy names %s', (id, limit) => {
  expect(licenseFacts.find((facts) => facts.id === id)?.allows.join('\n')).toContain(limit)
})
