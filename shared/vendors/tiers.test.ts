import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vendorCategories, vendorCategoryLabel } from './categories.ts'
import {
  hasFeaturedListing,
  hasFullVendorAccess,
  nextVendorTier,
  vendorAccessPercent,
  vendorDemoTiers,
  vendorTierOf,
} from './tiers.ts'

test.each([
  [0, 'New Vendor', 0],
  [4, 'New Vendor', 80],
  [5, 'Silver Partner', 100],
  [9, 'Silver Partner', 100],
  [10, 'Gold Partner', 100],
  [19, 'Gold Partner', 100],
  [20, 'Elite Partner', 100],
])('%i client referrals make a %s with %i percent', (referrals, tier, percent) => {
  expect(vendorTierOf(referrals).name).toBe(tier)
  expect(vendorAccessPercent(referrals)).toBe(percent)
})

test('full access comes with 5 clients, a featured listing with 10', () => {
  fc.assert(
    fc.property(fc.nat(40), (referrals) => {
      expect(hasFullVendorAccess(referrals)).toBe(referrals >= 5)
      expect(hasFeaturedListing(referrals)).toBe(referrals >= 10)
      expect(nextVendorTier(referrals) === null).toBe(referrals >= 20)
      expect(nextVendorTier(referrals)?.clientReferrals ?? Infinity).toBeGreaterThan(referrals)
    }),
  )
})

test('the vendor demo keeps its own tier names', () => {
  expect(vendorDemoTiers.map((tier) => tier.name)).toEqual(['Basic', 'Active', 'Premium'])
})

test('there are the 20 service categories with their labels', () => {
  expect(vendorCategories.map((category) => category.value).join('; ')).toBe(
    'legal; accounting; business_consultant; equipment_supplier; technology_solutions; marketing_branding; insurance_services; real_estate; security_services; packaging_solutions; testing_compliance; construction; hvac_services; lighting_design; point_of_sale; seed_genetics; nutrient_supplies; transportation; banking_finance; other',
  )
  const given = {
    accounting: 'Accounting & Finance',
    marketing_branding: 'Marketing & Branding',
    real_estate: 'Real Estate Services',
    testing_compliance: 'Testing & Compliance',
    construction: 'Construction & Build-Out',
    point_of_sale: 'Point of Sale Systems',
    seed_genetics: 'Seed & Genetics',
    transportation: 'Transportation Services',
    banking_finance: 'Banking & Finance',
    other: 'Other Services',
  }
  for (const [value, label] of Object.entries(given)) expect(vendorCategoryLabel(value)).toBe(label)
  expect(vendorCategoryLabel('Drone mapping')).toBe('Drone mapping')
})
