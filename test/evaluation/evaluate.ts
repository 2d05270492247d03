import { directorySearchOf } from '#worker/features/assistant/directory-question.ts'
import { decide, rank } from '#worker/features/assistant/search.ts'

/** A question with the passages that answer it, 'directory' for a search of the directory; null for a foreign one. */
export type Asked = { question: string; expected: readonly string[] | null }

/** `offered`: the right passage is among the three that the visitor can choose from. */
type Outcome = 'answered' | 'offered' | 'missed' | 'wrong' | 'declined'

export type Verdict = Asked & { outcome: Outcome; found: readonly string[]; score: number }

function outcomeOf(
  { expected }: Asked,
  kind: 'answer' | 'offer' | 'decline',
  found: readonly string[],
): Outcome {
  if (kind === 'decline') return expected === null ? 'declined' : 'missed'
  const right = found.find((id) => expected?.includes(id))
  if (kind === 'answer') return right !== undefined && right === found[0] ? 'answered' : 'wrong'
  return right === undefined ? 'missed' : 'offered'
}

/** What the assistant does with a question by its search alone. */
export function evaluate(asked: Asked): Verdict {
  if (directorySearchOf(asked.question))
    return { ...asked, outcome: outcomeOf(asked, 'answer', ['directory']), found: ['directory'], score: 1 }
  const ranked = rank(asked.question)
  const decision = decide(asked.question, ranked)
  const found = decision.kind === 'decline' ? [] : decision.found.map(({ passage }) => passage.id)
  return {
    ...asked,
    outcome: outcomeOf(asked, decision.kind, found),
    found,
    score: ranked[0]?.score ?? 0,
  }
}

type Half = {
  answerable: readonly { question: string; passages: readonly string[] }[]
  foreign: readonly string[]
}

export const askedIn = ({ answerable, foreign }: Half): Asked[] => [
  ...answerable.map(({ question, passages }) => ({ question, expected: passages })),
  ...foreign.map((question) => ({ question, expected: null })),
]

/** The shares that the evaluation is about. */
export function sharesOf(verdicts: readonly Verdict[]) {
  const own = verdicts.filter(({ expected }) => expected !== null)
  const foreign = verdicts.filter(({ expected }) => expected === null)
  const share = (of: readonly Verdict[], ...outcomes: readonly Outcome[]) =>
    of.filter(({ outcome }) => outcomes.includes(outcome)).length / of.length
  return {
    atOnce: share(own, 'answered'),
    onePress: share(own, 'answered', 'offered'),
    wrong: share(own, 'wrong'),
    declined: share(foreign, 'declined'),
  }
}
