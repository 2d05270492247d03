import { search } from '#worker/features/assistant/search.ts'
import questions from './assistant-questions.json' with { type: 'json' }

export type Verdict = {
  question: string
  expected: string | null
  found: string | null
  isRight: boolean
  score: number
  coverage: number
}

/** Every question of the file with the passages that the embedded assistant finds for it. */
export function evaluate(): Verdict[] {
  const ask = (question: string, expected: readonly string[] | null): Verdict => {
    const [best] = search(question)
    const found = best?.passage.id ?? null
    return {
      question,
      expected: expected?.join(' or ') ?? null,
      found,
      isRight: expected === null ? found === null : found !== null && expected.includes(found),
      score: best?.score ?? 0,
      coverage: best?.coverage ?? 0,
    }
  }
  return [
    ...questions.answerable.map(({ question, passage }) => ask(question, [passage].flat())),
    ...questions.unanswerable.map((question) => ask(question, null)),
  ]
}
