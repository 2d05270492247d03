import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collectionNames } from './collection.ts'
import {
  directoryLicenseOptions,
  editLicenseOptions,
  licenseFromEdit,
  licenseToDemo,
  licenseToEdit,
  registrationLicenseOptions,
} from './options.ts'
import {
  isOfficialLicense,
  licenseFamily,
  licenseFrom,
  licenseIds,
  licenseLabel,
  licenseLabelOf,
  licenseNoun,
  licensePlate,
  licenseShortLabel,
  licenseTable,
  officialLicenses,
} from './catalogue.ts'

const anyLicense = fc.constantFrom(...licenseIds)

test('the registration form offers the 14 hyphenated values in the required order', () => {
  expect(registrationLicenseOptions.map((option) => option.value)).toEqual([
    'cannabis-microbusiness',
    'cannabis-mezzobusiness',
    'cannabis-cultivator',
    'cannabis-manufacturer',
    'cannabis-retailer',
    'cannabis-wholesaler',
    'cannabis-transporter',
    'cannabis-testing-facility',
    'cannabis-event-organizer',
    'cannabis-delivery-service',
    'medical-cannabis-combination-business',
    'lower-potency-hemp-edible-manufacturer',
    'lower-potency-hemp-edible-retailer',
    'other',
  ])
})

test('the directory filters by the 13 underscored values in the required order', () => {
  expect(directoryLicenseOptions.map((option) => option.value)).toEqual([
    'cannabis_cultivator',
    'cannabis_manufacturer',
    'cannabis_retailer',
    'cannabis_wholesaler',
    'cannabis_transporter',
    'cannabis_testing_facility',
    'cannabis_event_organizer',
    'cannabis_delivery_service',
    'cannabis_microbusiness',
    'cannabis_mezzobusiness',
    'medical_cannabis_combination_business',
    'hemp_edible_manufacturer',
    'hemp_edible_retailer',
  ])
  expect(new Set(directoryLicenseOptions.map((option) => option.value))).toEqual(new Set(officialLicenses))
})

test('the edit form has one hemp entry in place of two, and an entry for other businesses', () => {
  const values = editLicenseOptions.map((option) => option.value)
  expect(values).toHaveLength(13)
  expect(values).toContain('hemp_edible_business')
  expect(values).toContain('other_cannabis_business')
  expect(values).not.toContain('hemp_edible_manufacturer')
  expect(values).not.toContain('hemp_edible_retailer')
})

test('demo and vendor screens have their own spelling of three licenses', () => {
  expect(licenseToDemo('medical_cannabis_combination_business')).toBe('medical_cannabis_business_endorsement')
  expect(licenseToDemo('hemp_edible_manufacturer')).toBe('lower_potency_hemp_edible_manufacturer')
  expect(licenseToDemo('hemp_edible_retailer')).toBe('lower_potency_hemp_edible_retailer')
  expect(licenseToDemo('cannabis_retailer')).toBe('cannabis_retailer')
})

test('every spelling of every screen leads to a stored id', () => {
  const spellings = [...registrationLicenseOptions, ...directoryLicenseOptions, ...editLicenseOptions]
  for (const { value } of spellings) expect(licenseFrom(value), value).toBeDefined()
  for (const { name, license } of collectionNames) expect(licenseFrom(name), name).toBe(license)
  expect(licenseFrom('Cannabis Vendor/Service Provider')).toBe('vendor_service_provider')
  expect(licenseFrom('medical_cannabis_business_endorsement')).toBe('medical_cannabis_combination_business')
  expect(licenseFrom('other_cannabis_business')).toBe('other')
  expect(licenseFrom('zzz')).toBeUndefined()
  expect(licenseFrom('')).toBeUndefined()
  expect(licenseFrom('__proto__')).toBeUndefined()
})

test('every spelling of a screen maps back to its license', () => {
  fc.assert(
    fc.property(anyLicense, (id) => {
      expect(licenseFrom(id)).toBe(id)
      expect(licenseFrom(licenseLabel(id))).toBe(id)
      expect(licenseFrom(licenseToDemo(id))).toBe(id)
      expect(licenseFromEdit(licenseToEdit(id), id)).toBe(id)
      expect(licenseFrom(id.toUpperCase().replaceAll('_', '-'))).toBe(id)
    }),
  )
})

test('no spelling is ambiguous', () => {
  const owners = new Map<string, string>()
  for (const row of licenseTable) {
    for (const spelling of [row.id, row.registration, ...row.legacy]) {
      expect(owners.get(spelling) ?? row.id, spelling).toBe(row.id)
      owners.set(spelling, row.id)
    }
  }
})

test('an edit to hemp keeps a present hemp type and otherwise means the manufacturer', () => {
  expect(licenseFromEdit('hemp_edible_business', 'hemp_edible_retailer')).toBe('hemp_edible_retailer')
  expect(licenseFromEdit('hemp_edible_business', 'hemp_edible_manufacturer')).toBe('hemp_edible_manufacturer')
  expect(licenseFromEdit('hemp_edible_business', 'cannabis_retailer')).toBe('hemp_edible_manufacturer')
  expect(licenseFromEdit('hemp_edible_business', undefined)).toBe('hemp_edible_manufacturer')
  expect(licenseFromEdit('cannabis_retailer', 'hemp_edible_retailer')).toBe('cannabis_retailer')
  expect(licenseFromEdit('hemp_edible_manufacturer', 'hemp_edible_retailer')).toBe('hemp_edible_manufacturer')
  expect(licenseFromEdit('zzz', 'hemp_edible_retailer')).toBeUndefined()
})

test('a value of any age shows a label, never the raw value', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), anyLicense), (value) => {
      expect(licenseIds.map(licenseLabel)).toContain(licenseLabelOf(value))
    }),
  )
  expect(licenseLabelOf('hemp_edible_business')).toBe('Lower-Potency Hemp Edible Manufacturer')
})

test('licenses read well in a sentence and on a plate', () => {
  expect(licenseNoun('cannabis_cultivator')).toBe('a cultivator')
  expect(licenseNoun('cannabis_event_organizer')).toBe('an event organizer')
  expect(licenseNoun('hemp_edible_retailer')).toBe('a hemp edible retailer')
  expect(licenseShortLabel('cannabis_testing_facility')).toBe('Testing facility')
  expect(licensePlate('cannabis_transporter')).toBe(7)
  expect(officialLicenses.map(licensePlate)).toEqual(Array.from({ length: 13 }, (_, index) => index + 1))
})

test('every trade family has a license, and only the 13 official types are collected', () => {
  expect(new Set(officialLicenses.map(licenseFamily))).toEqual(
    new Set(['grow', 'make', 'move', 'sell', 'test']),
  )
  expect(licenseIds.filter(isOfficialLicense)).toEqual(officialLicenses)
  expect(officialLicenses).toHaveLength(13)
})

test('the collection card has 14 names', () => {
  expect(collectionNames).toHaveLength(14)
  expect(new Set(collectionNames.map((entry) => entry.name)).size).toBe(14)
})
