import MiniSearch from 'minisearch'
import { type Passage, passages } from './passages.ts'
import { isAboutOtherSubject, plain, termsOf, wordsOf } from './terms.ts'

/** A license's name alone asks what it allows, so this passage goes before equals. */
const asksWhatIsAllowed = (id: string) => id.endsWith('-allows')
const beforeEquals = 0.02

const index = new MiniSearch<Passage>({
  fields: ['title', 'alternates', 'answer'],
  tokenize: termsOf,
  processTerm: (term) => term,
  searchOptions: {
    boost: { title: 3, alternates: 2.5 },
    prefix: (term) => term.length > 4,
    fuzzy: (term) => (term.length > 5 ? 0.15 : false),
    weights: { fuzzy: 0.4, prefix: 0.6 },
    boostDocument: (id: string) => (asksWhatIsAllowed(id) ? 1.2 : 1),
  },
})
index.addAll(passages)

const wordingsOf = ({ title, alternates }: Passage) => [title, ...alternates.split(' . ')].filter(Boolean)

/** A known wording leads straight to its passage, even if it has only common words. */
const byWording = new Map(
  passages.flatMap((passage) => wordingsOf(passage).map((wording) => [plain(wording), passage] as const)),
)

/** The number of passages with each term. */
const passagesWith = new Map<string, number>()
for (const { title, alternates, answer } of passages)
  for (const term of new Set(termsOf(`${title} ${alternates} ${answer}`)))
    passagesWith.set(term, (passagesWith.get(term) ?? 0) + 1)

/** A word as its terms; any of them is the word. */
type Word = readonly string[]

/** The weight of words, which grows with their rarity (the idf of BM25). */
function weightOf(words: readonly Word[]): number {
  return words.reduce((sum, word) => {
    const found = Math.max(...word.map((term) => passagesWith.get(term) ?? 0))
    return sum + Math.log(1 + (passages.length - found + 0.5) / (found + 0.5))
  }, 0)
}

type Wording = { words: readonly Word[]; terms: ReadonlySet<string>; weight: number }

const wordings = new Map(
  passages.map((passage) => [
    passage.id,
    wordingsOf(passage).flatMap((text): Wording[] => {
      const words = wordsOf(text)
      return words.length > 0 ? [{ words, terms: new Set(words.flat()), weight: weightOf(words) }] : []
    }),
  ]),
)

/** The share of a question and of the passage's nearest wording, by weight, that both have; 1 for the same words. */
function closenessOf(passage: Passage, words: readonly Word[], weight: number): number {
  const asked = new Set(words.flat())
  const shares = (wordings.get(passage.id) ?? []).map((wording) => {
    const inWording = words.filter((word) => word.some((term) => wording.terms.has(term)))
    const inQuestion = wording.words.filter((word) => word.some((term) => asked.has(term)))
    return (weightOf(inWording) + weightOf(inQuestion)) / (weight + wording.weight)
  })
  return Math.max(0, ...shares)
}

export type Found = {
  passage: Passage
  /** From 0 to 1, the mean of the next two and of the text score relative to the best. */
  score: number
  /** The share of the question's words, by weight, that the passage has. */
  coverage: number
  /** The same with its nearest wording. */
  closeness: number
  /** Whether the question is one of the passage's wordings. */
  isExact: boolean
}

/** The passages with any of a question's words, the best first. */
export function rank(question: string): Found[] {
  const exact = byWording.get(plain(question))
  const words = wordsOf(question)
  const weight = weightOf(words)
  const results = index.search(question)
  const best = results[0]?.score ?? 1
  const found = new Map<string, Found>()
  for (const result of results) {
    const passage = passages.find(({ id }) => id === result.id)
    if (!passage || passage === exact) continue
    const known = words.filter((word) => word.some((term) => result.queryTerms.includes(term)))
    const coverage = weightOf(known) / weight
    const closeness = closenessOf(passage, words, weight)
    const score = 0.3 * closeness + 0.2 * coverage + 0.5 * coverage * (result.score / best)
    const bonus = asksWhatIsAllowed(passage.id) ? beforeEquals : 0
    found.set(passage.id, { passage, score: score + bonus, coverage, closeness, isExact: false })
  }
  const ranked = [...found.values()].toSorted((a, b) => b.score - a.score)
  return exact ? [{ passage: exact, score: 1, coverage: 1, closeness: 1, isExact: true }, ...ranked] : ranked
}

/** An answer, up to three passages to choose from, or neither. */
export type Decision = { kind: 'answer' | 'offer'; found: readonly Found[] } | { kind: 'decline' }

/** How many passages are offered when none is certain. */
export const offered = 3

/** From this score on, and this far before the next, the first passage is the answer. */
const sure = { score: 0.72, lead: 0.12, closeness: 0.5 }
/** Below either, a question is about something else. */
const related = { score: 0.45, coverage: 0.4 }

/** What to do with a question and its ranked passages. The shares above were chosen with the evaluation's questions. */
export function decide(question: string, found: readonly Found[]): Decision {
  const [first, second] = found
  if (!first) return { kind: 'decline' }
  const isRelated =
    first.score >= related.score && first.coverage >= related.coverage && !isAboutOtherSubject(question)
  if (!isRelated && !first.isExact) return { kind: 'decline' }
  const isSure =
    first.isExact ||
    (first.score >= sure.score &&
      first.closeness >= sure.closeness &&
      first.score - (second?.score ?? 0) >= sure.lead)
  return { kind: isSure ? 'answer' : 'offer', found: found.slice(0, offered) }
}

/** Whether every significant word of a question is a known term. */
export function isAllKnown(question: string): boolean {
  const words = wordsOf(question)
  return words.length > 0 && words.every((word) => word.some((term) => passagesWith.has(term)))
}
