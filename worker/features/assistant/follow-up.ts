import type { ChatInput } from '#shared/assistant/api.ts'
import { licenseNoun, officialLicenses } from '#shared/licenses/catalogue.ts'
import { type Found, isAllKnown, search } from './search.ts'
import { termsOf } from './terms.ts'

const licenseTerms = new Set(officialLicenses.flatMap((id) => termsOf(licenseNoun(id))))
const namesLicense = (text: string) => termsOf(text).some((term) => licenseTerms.has(term))

/**
 * Searches a question that continues the previous one ('and for vendors?'): its own words weigh most, and a license in
 * it replaces the previous one ('what about a retailer?').
 */
export function searchWithHistory(question: string, history: ChatInput['conversationHistory']): Found[] {
  const previous = history.findLast(({ role }) => role === 'user')?.content
  const direct = search(question)
  const isFollowUp = /^(?:and|what about|how about|but)\b/i.test(question) || direct.length === 0
  // Unknown words ask about something else.
  if (previous === undefined || !isFollowUp || !isAllKnown(question)) return direct
  const context = namesLicense(question)
    ? previous
        .split(/\s+/)
        .filter((word) => !namesLicense(word))
        .join(' ')
    : previous
  return [...search(`${question} ${question} ${question} ${context}`), ...direct].slice(0, 3)
}
