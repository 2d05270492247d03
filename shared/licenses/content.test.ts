import { expect, test } from 'vitest'
import { licenseFrom, officialLicenses } from './catalogue.ts'
import { addService, predefinedServices, serviceGroups, serviceLabel } from '#shared/profiles/services.ts'
import { buysFrom, sellsTo, supplyDisclaimer, supplyNotes, unconfirmedTrades } from './supply.ts'
import { knowledge, knowledgeGroups } from '#shared/assistant/knowledge.ts'
import { demoProfile, demoProfiles } from '#shared/profiles/demo-profiles.ts'
import { licenseFacts } from './license-types.ts'
import { sampleBusiness, sampleBusinesses } from '#shared/directory/sample-businesses.ts'

const serviceIds = predefinedServices.map((service) => service.id)

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

test('there are 26 sample businesses, two of each license, with known licenses and services', () => {
  expect(sampleBusinesses).toHaveLength(26)
  expect(new Set(sampleBusinesses.map((business) => business.id)).size).toBe(26)
  for (const id of officialLicenses) {
    expect(sampleBusinesses.filter((business) => business.licenseType === id), id).toHaveLength(2)
  }
  for (const business of sampleBusinesses) expect(serviceIds).toEqual(expect.arrayContaining([...business.services]))
  const all = sampleBusinesses.map((business) => business.description).join(' ')
  for (const size of ['5,000', '15,000', '60,000']) expect(all).toContain(size)
  expect(sampleBusiness('sample-01')?.name).toBe(sampleBusinesses[0]?.name)
  expect(sampleBusiness('nope')).toBeUndefined()
})

test('the three demo profiles are a cultivator, a manufacturer and a retailer with 12, 8 and 15 tokens', () => {
  expect(demoProfiles.map((profile) => [profile.id, profile.licenseType, profile.skunkTokens])).toEqual([
    ['demo-1', 'cannabis_cultivator', 12],
    ['demo-2', 'cannabis_manufacturer', 8],
    ['demo-3', 'cannabis_retailer', 15],
  ])
  expect(demoProfile('demo-2')?.id).toBe('demo-2')
  expect(demoProfile('demo-4')).toBeUndefined()
})

test('there are 47 services in groups', () => {
  expect(predefinedServices).toHaveLength(47)
  expect(new Set(serviceIds).size).toBe(47)
  expect(serviceGroups).toHaveLength(10)
})

test('a custom service is trimmed, ignored when empty, and nothing is added twice', () => {
  expect(addService([], '  ')).toEqual([])
  expect(addService([], ' Drone mapping ')).toEqual(['Drone mapping'])
  expect(addService(['Drone mapping'], 'drone MAPPING')).toEqual(['Drone mapping'])
  expect(addService([], 'indoor cultivation')).toEqual(['indoor_cultivation'])
  expect(addService(['indoor_cultivation'], 'Indoor Cultivation')).toEqual(['indoor_cultivation'])
  expect(serviceLabel('legal')).toBe('Legal')
  expect(serviceLabel('Drone mapping')).toBe('Drone mapping')
})

test('supply reads the same from both sides, and unconfirmed trades stay out unless asked for', () => {
  for (const seller of officialLicenses) {
    for (const buyer of officialLicenses) {
      const sells = sellsTo(seller).includes(buyer)
      expect(buysFrom(buyer).includes(seller)).toBe(sells)
      expect(sells && unconfirmedTrades(seller).sellsTo.includes(buyer)).toBe(false)
      expect(sellsTo(seller, { includeUnconfirmed: true }).includes(buyer)).toBe(
        sells || unconfirmedTrades(buyer).buysFrom.includes(seller),
      )
    }
  }
  expect(sellsTo('cannabis_cultivator')).toEqual(['cannabis_manufacturer', 'cannabis_retailer', 'cannabis_wholesaler'])
  const open = officialLicenses.flatMap((id) => unconfirmedTrades(id).sellsTo)
  expect(open).toHaveLength(20)
  expect(supplyDisclaimer).toContain('not legal advice')
  expect(supplyNotes('cannabis_transporter').deliversTo?.length).toBeGreaterThan(0)
  expect(supplyNotes('cannabis_retailer').sellsToConsumers).toBe('yes')
})

test('supply facts name catalogue ids only', () => {
  for (const id of officialLicenses) {
    const { collectsFrom = [], deliversTo = [], receivesSamplesFrom = [] } = supplyNotes(id)
    for (const other of [...collectsFrom, ...deliversTo, ...receivesSamplesFrom, ...sellsTo(id)]) {
      expect(licenseFrom(other)).toBe(other)
    }
  }
})

test('every answer of the assistant belongs to a group and has its own id', () => {
  const groups = knowledgeGroups.map((group) => group.id)
  for (const entry of knowledge) expect(groups, entry.id).toContain(entry.group)
  expect(new Set(knowledge.map((entry) => entry.id)).size).toBe(knowledge.length)
})
