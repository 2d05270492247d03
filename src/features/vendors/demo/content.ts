import { brand } from '#shared/brand.ts'
import { vendorDemoTiers, vendorTiers } from '#shared/vendors/tiers.ts'

/** The fictional vendor of `/vendor-demo`. */
export const sampleVendor = {
  firstName: 'Jonas',
  company: 'Alderfinch Compliance',
  category: 'Testing & Compliance',
  code: 'A1DERF1N',
  clientReferrals: 7,
  skunkTokens: 22,
} as const

export const sampleReferrals = [
  { client: 'Larkfurrow Cultivation Co.', license: 'Cannabis Cultivator', day: '2025-08-28' },
  { client: 'Cobblestill Extract Works', license: 'Cannabis Manufacturer', day: '2025-08-19' },
  { client: 'Wickerlight Cannabis Shop', license: 'Cannabis Retailer', day: '2025-08-07' },
  { client: 'Amberfell Growers', license: 'Cannabis Cultivator', day: '2025-07-24' },
] as const

const [fresh, silver] = vendorTiers

/** The demo's tiers; those without benefits of their own show the real tiers' benefits. */
export const demoTiers = vendorDemoTiers.map((tier, index) => ({
  ...tier,
  benefits: tier.benefits.length > 0 ? tier.benefits : index === 0 ? fresh.benefits : silver.benefits,
}))

/** The tier for seven client referrals. */
export const currentTier = 'Active'

export const shareMessage = (link: string) =>
  `We work with licensed ${brand.state} cannabis businesses and recommend ${brand.name}. Join through this link: ${link}`
