import MiniSearch from 'minisearch'
import { type Passage, passages } from './passages.ts'
import { termsOf } from './terms.ts'

const index = new MiniSearch<Passage>({
  fields: ['title', 'alternates', 'answer'],
  tokenize: termsOf,
  processTerm: (term) => term,
  searchOptions: {
    boost: { title: 3, alternates: 2.5 },
    prefix: (term) => term.length > 4,
    fuzzy: (term) => (term.length > 5 ? 0.2 : false),
    weights: { fuzzy: 0.4, prefix: 0.6 },
  },
})
index.addAll(passages)

const byId = new Map(passages.map((passage) => [passage.id, passage]))

/** The share of a question's words that its best passage has to know; below it the assistant says that it does not know. */
const leastCoverage = 0.5
/** BM25 score below which a match is an accident of one common word. */
const leastScore = 30

export type Found = { passage: Passage; score: number; coverage: number }

/** The passages that fit a question best, best first; only those that are about most of it. */
export function search(question: string, limit = 3): Found[] {
  const asked = new Set(termsOf(question))
  if (asked.size === 0) return []
  return index
    .search(question)
    .slice(0, limit)
    .flatMap((result) => {
      const passage = byId.get(String(result.id))
      if (!passage) return []
      return [{ passage, score: result.score, coverage: new Set(result.queryTerms).size / asked.size }]
    })
    .filter(({ score, coverage }) => coverage >= leastCoverage && score >= leastScore)
}

/** Whether each word that a question is about stands somewhere in what is known, exactly. */
export function isAllKnown(question: string): boolean {
  const words = termsOf(question)
  return (
    words.length > 0 && words.every((word) => index.search(word, { prefix: false, fuzzy: false }).length > 0)
  )
}
