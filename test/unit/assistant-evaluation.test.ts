import { expect, test } from 'vitest'
import { knowledge } from '#shared/content/assistant-knowledge.ts'
import { pageAt } from '#shared/pages.ts'
import { evaluate } from '#test/evaluation/evaluate.ts'
import questions from '#test/evaluation/assistant-questions.json' with { type: 'json' }

const rightShare = (verdicts: ReturnType<typeof evaluate>) =>
  verdicts.filter(({ isRight }) => isRight).length / verdicts.length

test('at least nine of ten questions find their answer first, and nine of ten others are declined', () => {
  const verdicts = evaluate()
  expect(rightShare(verdicts.filter(({ expected }) => expected !== null))).toBeGreaterThanOrEqual(0.9)
  expect(rightShare(verdicts.filter(({ expected }) => expected === null))).toBeGreaterThanOrEqual(0.9)
})

test('no question of the evaluation stands in the knowledge word for word', () => {
  const known = new Set(
    knowledge.flatMap((entry) => [entry.question, ...entry.alternates]).map((text) => text.toLowerCase()),
  )
  const asked = [...questions.answerable.map(({ question }) => question), ...questions.unanswerable]
  expect(asked.filter((question) => known.has(question.toLowerCase()))).toEqual([])
  expect([questions.answerable.length, questions.unanswerable.length]).toEqual([60, 20])
})

test('the assistant knows at least 120 answers, each with a page that exists', () => {
  expect(knowledge.length).toBeGreaterThanOrEqual(120)
  for (const { id, page } of knowledge) expect(pageAt(new URL(page, 'http://x').pathname), id).not.toBeNull()
})
