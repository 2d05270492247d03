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
    // A license's name alone asks what it allows.
    boostDocument: (id: string) => (id.endsWith('-allows') ? 1.2 : 1),
  },
})
index.addAll(passages)

const byId = new Map(passages.map((passage) => [passage.id, passage]))

/** A known wording leads straight to its passage, even if it has only common words. */
const byWording = new Map(
  passages.flatMap((passage) =>
    [passage.title, ...passage.alternates.split(' . ')].map((wording) => [plain(wording), passage] as const),
  ),
)

/** The number of passages with each term. */
const passagesWith = new Map<string, number>()
for (const { title, alternates, answer } of passages)
  for (const term of new Set(termsOf(`${title} ${alternates} ${answer}`)))
    passagesWith.set(term, (passagesWith.get(term) ?? 0) + 1)

/** The weight of words, which grows with their rarity (the idf of BM25). */
function weightOf(words: readonly (readonly string[])[]): number {
  return words.reduce((sum, word) => {
    const found = Math.max(...word.map((term) => passagesWith.get(term) ?? 0))
    return sum + Math.log(1 + (passages.length - found + 0.5) / (found + 0.5))
  }, 0)
}

/**
 * The least share of a question, by weight, that a passage has to cover; otherwise the assistant says that it does not
 * know.
 */
const leastCoverage = 0.5
/** The BM25 score below which a match is a coincidence of spelling. */
const leastScore = 12

export type Found = { passage: Passage; score: number; coverage: number }

/** The passages that cover most of a question, the best first. */
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
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
}

/** Whether every significant word of a question is a known term. */
export function isAllKnown(question: string): boolean {
  const words = wordsOf(question)
  return words.length > 0 && words.every((word) => word.some((term) => passagesWith.has(term)))
}
