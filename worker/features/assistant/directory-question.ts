import type { LicenseId, OfficialLicense } from '#shared/licenses/catalogue.ts'

/** The trades of a directory search as members name them. */
const trades: readonly (readonly [RegExp, OfficialLicense])[] = [
  [
    /\b(?:testing )?labs?\b|\blaborator(?:y|ies)\b|\btesting facilit(?:y|ies)\b/i,
    'cannabis_testing_facility',
  ],
  [/\bdispensar(?:y|ies)\b|\bretailers?\b|\bstores?\b|\bshops?\b/i, 'cannabis_retailer'],
  [/\bgrowers?\b|\bcultivators?\b|\bfarms?\b/i, 'cannabis_cultivator'],
  [/\bmanufacturers?\b|\bprocessors?\b/i, 'cannabis_manufacturer'],
  [/\btransporters?\b|\bhaulers?\b/i, 'cannabis_transporter'],
  [/\bwholesalers?\b|\bdistributors?\b/i, 'cannabis_wholesaler'],
  [/\bdelivery (?:services?|compan(?:y|ies))\b/i, 'cannabis_delivery_service'],
  [/\bevent organizers?\b/i, 'cannabis_event_organizer'],
  [/\bmicrobusiness(?:es)?\b/i, 'cannabis_microbusiness'],
  [/\bmezzobusiness(?:es)?\b/i, 'cannabis_mezzobusiness'],
]
/** Members of any trade. */
const anyTrade = /\b(?:business(?:es)?|compan(?:y|ies)|members?|vendors?)\b/i

const here =
  /\b(?:near(?:by| me| us)?|close to (?:me|us)|around (?:me|us|here)|in my (?:area|city|town))\s*[?.!]*$/i
const placeName = String.raw`((?:St\.? |Saint )?[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?)(?:,? (?:mn|minnesota))?`
const nearPlace = new RegExp(String.raw`\b(?:near|close to|around)\s+${placeName}\s*[?.!]*$`, 'iu')
/** 'in' leads to a place only before a capital letter. */
const inPlace = new RegExp(String.raw`\bin\s+(?=\p{Lu})${placeName}\s*[?.!]*$`, 'u')
const asksToFind =
  /^(?:(?:an?|any|the|all|some)\s+)?(?:[\w-]+\s+){0,2}(?:labs?|laborator|dispensar|retail|store|shop|grower|cultivator|farm|manufactur|processor|transporter|hauler|wholesal|distributor|delivery|event|micro|mezzo|business|compan|member|vendor)|\b(?:find|search|look(?:ing)?|list|show|where|who|which|any|need|know of|are there|is there)\b/i
/** Consumers ask for the best and the cheapest, which the directory does not know. */
const asksForBest = /\b(?:best|cheap(?:est)?|closest|good|open now)\b/i
/** What follows 'near' or 'around' in other questions. */
const noPlace = /^(?:the|this|that|my|your|our|a|an|here|there|me|us|it|minnesota|mn|wisconsin|iowa)\b/i

/** A search of the directory: a license, words for the place, or both; `isNearby` without the name of a place. */
export type DirectorySearch = { licenseType: LicenseId | null; q: string; isNearby: boolean }

/** The search that a question asks for, as in 'lab near Duluth'; null for any other question. */
export function directorySearchOf(question: string): DirectorySearch | null {
  const text = question.trim()
  if (!asksToFind.test(text) || asksForBest.test(text)) return null
  const licenseType = trades.find(([pattern]) => pattern.test(text))?.[1] ?? null
  if (licenseType === null && !anyTrade.test(text)) return null
  const place = (nearPlace.exec(text) ?? inPlace.exec(text))?.[1]?.trim()
  if (place && !noPlace.test(place)) return { licenseType, q: place, isNearby: false }
  return licenseType !== null && here.test(text) ? { licenseType, q: '', isNearby: true } : null
}
