import { evaluate } from '#test/evaluation/evaluate.ts'

/** Prints the assistant's answer to each question of the evaluation, and the two shares that the tests require. */
const verdicts = evaluate()
for (const verdict of verdicts) {
  const mark = verdict.isRight ? '  ' : '✗ '
  console.log(
    `${mark}${verdict.question.padEnd(64)} ${(verdict.found ?? 'declined').padEnd(36)} ${verdict.isRight ? '' : `expected ${verdict.expected ?? 'declined'}`} ${verdict.score.toFixed(1)} ${verdict.coverage.toFixed(2)}`,
  )
}
const share = (of: typeof verdicts) => `${of.filter(({ isRight }) => isRight).length} of ${of.length}`
console.log(`\n  Answered right: ${share(verdicts.filter(({ expected }) => expected !== null))}`)
console.log(`  Declined:       ${share(verdicts.filter(({ expected }) => expected === null))}`)
