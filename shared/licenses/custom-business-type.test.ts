import { expect, test } from 'vitest'
import { asksForCustomType, shownVendorCategory, shownLicenseType } from './custom-business-type.ts'

test('a form asks for a custom type when the license type or the category is Other, in any spelling', () => {
  expect(asksForCustomType({ licenseType: 'other' })).toBe(true)
  expect(asksForCustomType({ licenseType: 'other_cannabis_business', vendorType: '' })).toBe(true)
  expect(asksForCustomType({ licenseType: 'vendor_service_provider', vendorType: 'other' })).toBe(true)
  expect(asksForCustomType({ licenseType: 'vendor_service_provider', vendorType: 'legal' })).toBe(false)
  expect(asksForCustomType({ licenseType: 'cannabis-cultivator', vendorType: null })).toBe(false)
})

test('a custom type left from Other does not replace another license type or category', () => {
  const otherBusinessType = 'Extraction consultants'
  expect(shownLicenseType({ licenseType: 'other', otherBusinessType })).toBe(otherBusinessType)
  expect(shownLicenseType({ licenseType: 'other', otherBusinessType: null })).toBe('Other Cannabis Business')
  expect(shownLicenseType({ licenseType: 'cannabis_cultivator', otherBusinessType })).toBe(
    'Cannabis Cultivator',
  )
  expect(shownVendorCategory({ vendorType: 'other', otherBusinessType })).toBe(otherBusinessType)
  expect(shownVendorCategory({ vendorType: 'legal', otherBusinessType })).toBe('Legal')
  expect(shownVendorCategory({ vendorType: null, otherBusinessType })).toBe('')
})
