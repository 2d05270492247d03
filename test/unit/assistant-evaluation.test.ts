import { expect, test } from 'vitest'
import { knowledge } from '#shared/assistant/knowledge.ts'
import { pageAt } from '#shared/pages/pages.ts'
import { passages, renderAnswer } from '#worker/features/assistant/passages.ts'
import { search } from '#worker/features/assistant/search.ts'
import { evaluate } from '#test/evaluation/evaluate.ts'
import questions from '#test/evaluation/assistant-questions.json' with { type: 'json' }

const rightShare = (verdicts: ReturnType<typeof evaluate>) =>
  verdicts.filter(({ isRight }) => isRight).length / verdicts.length

test('at least 90% of the questions get the right answer first, and 90% of unrelated ones are declined', () => {
  const verdicts = evaluate()
  expect(rightShare(verdicts.filter(({ expected }) => expected !== null))).toBeGreaterThanOrEqual(0.9)
  expect(rightShare(verdicts.filter(({ expected }) => expected === null))).toBeGreaterThanOrEqual(0.9)
})

test('no evaluation question appears verbatim in the knowledge base', () => {
  const known = new Set(
    knowledge.flatMap((entry) => [entry.question, ...entry.alternates]).map((text) => text.toLowerCase()),
  )
  const allQuestions = [...questions.answerable.map(({ question }) => question), ...questions.unanswerable]
  expect(allQuestions.filter((question) => known.has(question.toLowerCase()))).toEqual([])
  expect(questions.answerable.length).toBeGreaterThanOrEqual(60)
  expect(questions.unanswerable.length).toBeGreaterThanOrEqual(20)
})

test('every question and wording of the knowledge base finds its entry, in any case and punctuation', () => {
  for (const { id, question, alternates } of knowledge)
    for (const wording of [question, ...alternates])
      expect(search(`${wording.toUpperCase()} ?!`)[0]?.passage.id, wording).toBe(id)
})

test('no answer has an unfilled placeholder, in any phase', () => {
  const stats = {
    totalLicensees: 7,
    targetGoal: 50,
    progressPercent: 14,
    remaining: 43,
    foundingRemaining: 43,
    launchAt: '2025-10-01T00:00:00.000Z',
    unlockedBy: null,
  }
  for (const phase of ['prelaunch', 'unlocked'] as const)
    for (const passage of passages)
      expect(renderAnswer(passage, { ...stats, phase }, 0), passage.id).not.toMatch(/[{}]/)
})

test('the assistant has at least 120 answers, each with an existing page', () => {
  expect(knowledge.length).toBeGreaterThanOrEqual(120)
  for (const { id, page } of knowledge) expect(pageAt(new URL(page, 'http://x').pathname), id).not.toBeNull()
})
