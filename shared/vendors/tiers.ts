/** The vendor tiers, by client referrals. */
import { credit } from '#shared/referrals/credit.ts'

interface VendorTierRow {
  readonly id: string
  readonly name: string
  readonly clientReferrals: number
  readonly benefits: readonly string[]
}

export const vendorTiers = [
  {
    id: 'new',
    name: 'New Vendor',
    clientReferrals: 0,
    benefits: ['3 SkunkTokens per client referral', 'Your listing in the directory'],
  },
  {
    id: 'silver',
    name: 'Silver Partner',
    clientReferrals: credit.clientsForFullAccess,
    benefits: ['Messaging and connections', 'The complete directory before the launch'],
  },
  {
    id: 'gold',
    name: 'Gold Partner',
    clientReferrals: credit.clientsForGold,
    benefits: ['Everything of Silver Partner', 'Featured listing'],
  },
  {
    id: 'elite',
    name: 'Elite Partner',
    clientReferrals: 20,
    benefits: [
      'Everything of Gold Partner',
      'Premium benefits: named Elite Partner on your profile and in the directory',
    ],
  },
] as const satisfies readonly VendorTierRow[]

export type VendorTier = (typeof vendorTiers)[number]
export type VendorTierId = VendorTier['id']
export const vendorTierIds = ['new', 'silver', 'gold', 'elite'] as const satisfies readonly VendorTierId[]

const [, silver, gold] = vendorTiers

/** The tiers' names, for badges. */
export const vendorTierNames = Object.fromEntries(vendorTiers.map(({ id, name }) => [id, name])) as Record<
  VendorTierId,
  string
>

/** Client referrals that give full access. */
export const vendorAccessReferrals = silver.clientReferrals

/** Client referrals that feature the vendor in the directory: Gold and Elite. */
export const featuredListingReferrals = gold.clientReferrals

/** The tier of a number of client referrals: under 5, 5 to 9, 10 to 19, 20 or more. */
export function vendorTierOf(clientReferrals: number): VendorTier {
  return vendorTiers.findLast((tier) => clientReferrals >= tier.clientReferrals) ?? vendorTiers[0]
}

/** The next vendor tier, or null at the top. */
export function nextVendorTier(clientReferrals: number): VendorTier | null {
  return vendorTiers.find((tier) => clientReferrals < tier.clientReferrals) ?? null
}

/** Whether a vendor has messages and connections, and the complete directory already before the launch. */
export function hasFullVendorAccess(clientReferrals: number): boolean {
  return clientReferrals >= vendorAccessReferrals
}

/** Progress to full access in whole percent, from 0 to 100. */
export function vendorAccessPercent(clientReferrals: number): number {
  return Math.min(100, Math.max(0, Math.floor((clientReferrals * 100) / vendorAccessReferrals)))
}

/** Whether the vendor is featured in the directory. */
export function hasFeaturedListing(clientReferrals: number): boolean {
  return clientReferrals >= featuredListingReferrals
}

/** The benefits as visitors read them. */
export const vendorBenefits = [
  '3 SkunkTokens per client referral',
  'Graduated platform access',
  'Featured vendor listings',
] as const

/** The vendor demo's own tiers, which deliberately differ from the real ones. */
export const vendorDemoTiers = [
  { name: 'Basic', referrals: '1 to 4 referrals', benefits: [] },
  { name: 'Active', referrals: '5 or more referrals', benefits: [] },
  {
    name: 'Premium',
    referrals: '10 or more referrals',
    benefits: [
      'Priority directory placement',
      'Monthly networking events',
      'Advanced analytics',
      'Custom vendor page',
    ],
  },
] as const
