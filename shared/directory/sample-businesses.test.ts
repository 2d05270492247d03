import { expect, test } from 'vitest'
import { officialLicenses } from '#shared/licenses/catalogue.ts'
import { predefinedServices } from '#shared/profiles/services.ts'
import { sampleBusiness, sampleBusinesses } from './sample-businesses.ts'

const serviceIds = predefinedServices.map((service) => service.id)

test('there are 26 sample businesses, two of each license, with known licenses and services', () => {
  expect(sampleBusinesses).toHaveLength(26)
  expect(new Set(sampleBusinesses.map((business) => business.id)).size).toBe(26)
  for (const id of officialLicenses) {
    expect(
      sampleBusinesses.filter((business) => business.licenseType === id),
      id,
    ).toHaveLength(2)
  }
  for (const business of sampleBusinesses)
    expect(serviceIds).toEqual(expect.arrayContaining([...business.services]))
  const all = sampleBusinesses.map((business) => business.description).join(' ')
  for (const size of ['5,000', '15,000', '60,000']) expect(all).toContain(size)
  expect(sampleBusiness('sample-01')?.name).toBe(sampleBusinesses[0]?.name)
  expect(sampleBusiness('nope')).toBeUndefined()
})
