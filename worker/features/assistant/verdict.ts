import type { Phase } from '#shared/launch/phase.ts'
import { licenseLabel, licenseNoun, type OfficialLicense } from '#shared/licenses/catalogue.ts'
import { licenseFacts } from '#shared/licenses/license-types.ts'
import type { Passage } from './passages.ts'
import { termsOf } from './terms.ts'

const opening = String.raw`(?:can|may|could|(?:am|are|is) (?:\w+ ){1,3}(?:allowed|permitted)|is it (?:ok|okay|allowed|possible|legal))`
/** A question of may or can, also after another clause; 'can you tell me' asks for something else. */
const asksMay = new RegExp(
  String.raw`(?:^|[,.;:!?]\s*)(?:(?:so|and|but|then|hi|hello)\s+)?${opening}\b(?! you\b)`,
  'i',
)

/** Whether a question is to be answered with Yes, No or It depends first. */
export const isMayQuestion = (question: string): boolean => asksMay.test(question.trim())

const says = /^(?:Yes|No|It depends)\b/

/** The share of a question's words that a fact has. */
function shareIn(fact: string, terms: readonly string[]): number {
  const inFact = new Set(termsOf(fact))
  return terms.filter((term) => inFact.has(term)).length / terms.length
}

function nearest(facts: readonly string[], terms: readonly string[]) {
  const rated = facts.map((fact) => ({ fact, share: shareIn(fact, terms) }))
  return rated.toSorted((a, b) => b.share - a.share)[0] ?? { fact: '', share: 0 }
}

/** At least this share of the question, and this much more than the fact of the other list, makes a fact the answer. */
const certain = { share: 0.6, lead: 0.2 }

/** Yes or No with the fact that says so, if one of a license's facts plainly does. */
function licenseVerdict(question: string, license: OfficialLicense): string | null {
  const facts = licenseFacts.find(({ id }) => id === license)
  const names = new Set(termsOf(`${licenseLabel(license)} ${licenseNoun(license)} license`))
  const terms = termsOf(question).filter((term) => !names.has(term))
  if (!facts || terms.length < 2) return null
  const [allowed, prohibited] = [nearest(facts.allows, terms), nearest(facts.prohibits, terms)]
  const [verdict, found, other] =
    allowed.share > prohibited.share
      ? ['Yes. Allowed:', allowed, prohibited]
      : ['No. Prohibited:', prohibited, allowed]
  if (found.share < certain.share || found.share - other.share < certain.lead) return null
  return `${verdict} ${found.fact}. This is general information, not legal advice.`
}

/** What a passage of its own says to a question of may; a how-to describes what is possible. */
function verdictOf({ title, can, canBefore, before }: Passage, phase: Phase): string {
  if (phase === 'prelaunch' && before !== undefined) return canBefore ?? 'It depends'
  return can ?? (/^(?:How|Where) do I\b/.test(title) ? 'Yes' : 'It depends')
}

/** The answer of a passage; to a question of may or can it begins with Yes, No or It depends. */
export function withVerdict(question: string, passage: Passage, answer: string, phase: Phase): string {
  if (!isMayQuestion(question) || says.test(answer)) return answer
  const verdict = passage.license ? licenseVerdict(question, passage.license) : null
  return verdict ?? `${passage.license ? 'It depends' : verdictOf(passage, phase)}. ${answer}`
}
