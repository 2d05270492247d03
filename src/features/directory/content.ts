import type { BusinessCard } from '#shared/directory/api.ts'
import type { DirectorySort } from '#shared/directory/filters.ts'
import { brand } from '#shared/brand.ts'
import { earlyAccessTokens, tokenLabel } from '#shared/tokens/tokens.ts'
import { rewardCopy } from '#shared/tokens/reward-tiers.ts'

export const directoryCopy = {
  title: `${brand.state} Cannabis Business Directory`,
  lead: 'Growers, makers, stores, carriers and laboratories of the 13 official license types, and the vendor partners who serve them.',
  searchHint: 'Name, service, city or ZIP',
  allLicenses: 'All license types',
  noResults: 'No businesses found',
  noResultsText: 'No matches. Try removing a filter.',
  noMemberFits: 'No members match. These examples do.',
  noMemberLeft: 'No members match.',
  failed: 'The directory did not load. Check your connection and try again.',
  ownOnly: `Before the launch you see the examples and your own listing. ${tokenLabel(earlyAccessTokens)} open the complete directory.`,
  /** Instead of the notice of a preview, for members who see the whole directory before the launch. */
  earlyAccess: `You have early access: every listing is open to you now. For everyone else the directory opens at launch, ${brand.launchDateCopy}.`,
  vendorOnly:
    'Before the launch you see the examples and your own listing. 5 client referrals open the complete directory.',
  needsZip: 'Enter a ZIP code to sort by distance.',
  unknownZip: `We can't find that ZIP code. Try one in or near ${brand.state}.`,
  unsorted: 'Too many matches to sort, so featured members come first. Add a word to narrow your search.',
  includeUnconfirmed: 'Include unconfirmed trades',
  includeUnverified: 'Include unverified members',
} as const

export const sortOptions: readonly { value: DirectorySort; label: string }[] = [
  { value: 'featured', label: 'Featured' },
  { value: 'newest', label: 'Newest' },
  { value: 'name', label: 'Name' },
  { value: 'nearest', label: 'Nearest' },
]

/** The label of a featured listing. A vendor's tier comes from client referrals, not from tokens. */
export const featuredLabels = {
  tokens: rewardCopy.featured,
  tier: 'Featured partner',
} as const satisfies Record<NonNullable<BusinessCard['featuredBy']>, string>
