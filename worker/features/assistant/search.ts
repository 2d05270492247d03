import MiniSearch from 'minisearch'
import { type Passage, passages } from './passages.ts'
import { plain, termsOf, wordsOf } from './terms.ts'

const index = new MiniSearch<Passage>({
  fields: ['title', 'alternates', 'answer'],
  tokenize: termsOf,
  processTerm: (term) => term,
  searchOptions: {
    boost: { title: 3, alternates: 2.5 },
    prefix: (term) => term.length > 4,
    fuzzy: (term) => (term.length > 5 ? 0.15 : false),
    weights: { fuzzy: 0.4, prefix: 0.6 },
    // Whoever names a license alone wants to know what it is.
    boostDocument: (id: string) => (id.endsWith('-allows') ? 1.2 : 1),
  },
})
index.addAll(passages)

const byId = new Map(passages.map((passage) => [passage.id, passage]))

/** A wording that is written down leads straight to its passage, even one of words that every question has. */
const byWording = new Map(
  passages.flatMap((passage) =>
    [passage.title, ...passage.alternates.split(' . ')].map((wording) => [plain(wording), passage] as const),
  ),
)

/** In how many passages each term stands. */
const passagesWith = new Map<string, number>()
for (const { title, alternates, answer } of passages)
  for (const term of new Set(termsOf(`${title} ${alternates} ${answer}`)))
    passagesWith.set(term, (passagesWith.get(term) ?? 0) + 1)

/** How much words tell: the more, the fewer passages have them (the idf of BM25). */
function weightOf(words: readonly (readonly string[])[]): number {
  return words.reduce((sum, word) => {
    const found = Math.max(...word.map((term) => passagesWith.get(term) ?? 0))
    return sum + Math.log(1 + (passages.length - found + 0.5) / (found + 0.5))
  }, 0)
}

/** The share of a question, by weight, that its passage has to know; below it the assistant says that it does not know. */
const leastCoverage = 0.5
/** BM25 score below which a match is an accident of alike spelling. */
const leastScore = 12

export type Found = { passage: Passage; score: number; coverage: number }

/** The passages that fit a question best, best first; only those that are about most of it. */
export function search(question: string, limit = 3): Found[] {
  const exact = byWording.get(plain(question))
  if (exact) return [{ passage: exact, score: Infinity, coverage: 1 }]
  const words = wordsOf(question)
  return index
    .search(question)
    .flatMap((result) => {
      const passage = byId.get(String(result.id))
      if (!passage) return []
      const known = words.filter((word) => word.some((term) => result.queryTerms.includes(term)))
      const coverage = weightOf(known) / weightOf(words)
      return [{ passage, score: result.score * coverage, coverage }]
    })
    .filter(({ score, coverage }) => coverage >= leastCoverage && score >= leastScore)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, limit)
}

/** Whether each word that a question is about stands somewhere in what is known, exactly. */
export function isAllKnown(question: string): boolean {
  const words = wordsOf(question)
  return words.length > 0 && words.every((word) => word.some((term) => passagesWith.has(term)))
}
