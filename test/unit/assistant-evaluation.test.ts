import { expect, test } from 'vitest'
import { knowledge } from '#shared/assistant/knowledge.ts'
import { pageAt } from '#shared/pages/pages.ts'
import { passages, renderAnswer } from '#worker/features/assistant/passages.ts'
import { decide, rank } from '#worker/features/assistant/search.ts'
import { askedIn, evaluate, sharesOf } from '#test/evaluation/evaluate.ts'
import fresh from '#test/evaluation/fresh-questions.json' with { type: 'json' }
import questions from '#test/evaluation/assistant-questions.json' with { type: 'json' }

const known = [
  ...questions.answerable.map(({ question, passage }) => ({ question, expected: [passage].flat() })),
  ...questions.unanswerable.map((question) => ({ question, expected: null })),
]

test.each([
  ['known', known],
  ['fresh', [...askedIn(fresh.development), ...askedIn(fresh.heldOut)]],
])(
  'of the %s questions 90% get the right answer at once or one press away, at most 5% a wrong one, and 90% of unrelated ones are declined',
  (_, asked) => {
    const shares = sharesOf(asked.map((one) => evaluate(one)))
    expect(shares.onePress).toBeGreaterThanOrEqual(0.9)
    expect(shares.atOnce).toBeGreaterThanOrEqual(0.7)
    expect(shares.wrong).toBeLessThanOrEqual(0.05)
    expect(shares.declined).toBeGreaterThanOrEqual(0.9)
  },
)

test('no question of the known set appears verbatim in the knowledge base', () => {
  const wordings = new Set(
    knowledge.flatMap((entry) => [entry.question, ...entry.alternates]).map((text) => text.toLowerCase()),
  )
  const allQuestions = [...questions.answerable.map(({ question }) => question), ...questions.unanswerable]
  expect(allQuestions.filter((question) => wordings.has(question.toLowerCase()))).toEqual([])
  expect(questions.answerable.length).toBeGreaterThanOrEqual(60)
  expect(questions.unanswerable.length).toBeGreaterThanOrEqual(20)
})

test('every question and wording of the knowledge base finds its entry, in any case and punctuation', () => {
  for (const { id, question, alternates } of knowledge)
    for (const wording of [question, ...alternates]) {
      const asked = `${wording.toUpperCase()} ?!`
      const decision = decide(asked, rank(asked))
      expect(decision.kind, wording).toBe('answer')
      expect(decision.kind === 'answer' && decision.found[0]?.passage.id, wording).toBe(id)
    }
})

test('a question that no passage answers for certain leads to the three nearest', () => {
  const asked = 'how does a vendor get listed in the directory with tokens'
  const decision = decide(asked, rank(asked))
  expect(decision).toMatchObject({ kind: 'offer' })
  expect(decision.kind === 'offer' && decision.found).toHaveLength(3)
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

test('a count of SkunkTokens has its trademark sign in every answer', () => {
  for (const { id, answer, before = '' } of knowledge)
    expect(`${answer} ${before}`, id).not.toMatch(/\d SkunkTokens?\b(?!™)/)
})

test('the assistant has at least 120 answers, each with an existing page', () => {
  expect(knowledge.length).toBeGreaterThanOrEqual(120)
  for (const { id, page } of knowledge) expect(pageAt(new URL(page, 'http://x').pathname), id).not.toBeNull()
})
