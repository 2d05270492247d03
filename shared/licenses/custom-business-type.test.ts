import { expect, test } from 'vitest'
import { asksForOwnWords, categoryInWords, licenseInWords } from './custom-business-type.ts'

test('own words are asked for where the license type or the service category is Other, in any spelling', () => {
  expect(asksForOwnWords({ licenseType: 'other' })).toBe(true)
  expect(asksForOwnWords({ licenseType: 'other_cannabis_business', vendorType: '' })).toBe(true)
  expect(asksForOwnWords({ licenseType: 'vendor_service_provider', vendorType: 'other' })).toBe(true)
  expect(asksForOwnWords({ licenseType: 'vendor_service_provider', vendorType: 'legal' })).toBe(false)
  expect(asksForOwnWords({ licenseType: 'cannabis-cultivator', vendorType: null })).toBe(false)
})

test('words that are left from Other do not stand for another license type or category', () => {
  const otherBusinessType = 'Extraction consultants'
  expect(licenseInWords({ licenseType: 'other', otherBusinessType })).toBe(otherBusinessType)
  expect(licenseInWords({ licenseType: 'other', otherBusinessType: null })).toBe('Other Cannabis Business')
  expect(licenseInWords({ licenseType: 'cannabis_cultivator', otherBusinessType })).toBe(
    'Cannabis Cultivator',
  )
  expect(categoryInWords({ vendorType: 'other', otherBusinessType })).toBe(otherBusinessType)
  expect(categoryInWords({ vendorType: 'legal', otherBusinessType })).toBe('Legal')
  expect(categoryInWords({ vendorType: null, otherBusinessType })).toBe('')
})
