import type { ChatInput } from '#shared/assistant/api.ts'
import { licenseNoun, officialLicenses } from '#shared/licenses/catalogue.ts'
import { decide, type Decision, type Found, isAllKnown, rank } from './search.ts'
import { termsOf } from './terms.ts'

const licenseTerms = new Set(officialLicenses.flatMap((id) => termsOf(licenseNoun(id))))
const namesLicense = (text: string) => termsOf(text).some((term) => licenseTerms.has(term))

/** Ranked passages, and whether the question plainly continues the previous one. */
type RankedWithHistory = { ranked: readonly Found[]; continues: boolean }

/**
 * Ranks the passages for a question that may continue the previous one ('and for vendors?'): its own words weigh most, and a
 * license in it replaces the previous one ('what about a retailer?').
 */
export function rankWithHistory(
  question: string,
  history: ChatInput['conversationHistory'],
): RankedWithHistory {
  const previous = history.findLast(({ role }) => role === 'user')?.content
  const direct = rank(question)
  const continues = /^(?:and|what about|how about|but)\b/i.test(question)
  const isFollowUp = continues || decide(question, direct).kind === 'decline'
  // Unknown words ask about something else.
  if (previous === undefined || !isFollowUp || !isAllKnown(question))
    return { ranked: direct, continues: false }
  const context = namesLicense(question)
    ? previous
        .split(/\s+/)
        .filter((word) => !namesLicense(word))
        .join(' ')
    : previous
  return { ranked: rank(`${question} ${question} ${question} ${context}`), continues }
}

/** The decision on a question that continues another: it is too short for certainty, so the best passage answers it. */
export function decideFollowUp(question: string, ranked: readonly Found[]): Decision {
  const decision = decide(question, ranked)
  return decision.kind === 'offer' ? { ...decision, kind: 'answer' } : decision
}
