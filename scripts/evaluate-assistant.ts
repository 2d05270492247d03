import { askedIn, evaluate, sharesOf } from '#test/evaluation/evaluate.ts'
import questions from '#test/evaluation/assistant-questions.json' with { type: 'json' }
import fresh from '#test/evaluation/fresh-questions.json' with { type: 'json' }

const sets = {
  'Known set': [
    ...questions.answerable.map(({ question, passage }) => ({ question, expected: [passage].flat() })),
    ...questions.unanswerable.map((question) => ({ question, expected: null })),
  ],
  'Fresh, development': askedIn(fresh.development),
  'Fresh, held out': askedIn(fresh.heldOut),
}
// The questions that were held out are counted only: whoever reads them would tune on them.
const hidden = process.argv.includes('--held-out') ? null : 'Fresh, held out'

/** Prints what the assistant does with each question of the evaluation, and the shares that the tests require. */
for (const [name, asked] of Object.entries(sets)) {
  const verdicts = asked.map((one) => evaluate(one))
  console.log(`\n${name}`)
  for (const { question, expected, outcome, found, score } of name === hidden ? [] : verdicts)
    console.log(
      `  ${outcome.padEnd(9)} ${question.padEnd(64)} ${found.join(', ') || '-'} ${score.toFixed(2)}${outcome === 'wrong' || outcome === 'missed' ? ` expected ${expected?.join(' or ') || 'none'}` : ''}`,
    )
  const { atOnce, onePress, wrong, declined } = sharesOf(verdicts)
  const percent = (share: number) => `${Math.round(share * 100)}%`
  console.log(
    `  right at once ${percent(atOnce)}, at once or one press away ${percent(onePress)}, wrong ${percent(wrong)}, foreign declined ${percent(declined)}`,
  )
}
