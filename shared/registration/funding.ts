/** The optional funding questions, the answers that each one depends on, and the amounts. */

export const fundingAmounts = [
  { value: 'under-50k', label: 'Under $50,000' },
  { value: '50k-100k', label: '$50,000 to $100,000' },
  { value: '100k-250k', label: '$100,000 to $250,000' },
  { value: '250k-500k', label: '$250,000 to $500,000' },
  { value: '500k-1m', label: '$500,000 to $1 million' },
  { value: '1m-2m', label: '$1 million to $2 million' },
  { value: '2m-5m', label: '$2 million to $5 million' },
  { value: 'over-5m', label: 'Over $5 million' },
] as const

export const fundingLabels = {
  hasSecuredFunding: 'Have you secured funding?',
  lookingToRaise: 'Are you looking to raise funding?',
  lookingToRaiseMore: 'Are you looking to raise more money?',
  amount: 'How much are you looking to raise?',
  amountMore: 'How much more are you looking to raise?',
} as const

interface Answers {
  readonly hasSecuredFunding?: boolean | null | undefined
  readonly lookingToRaise?: boolean | null | undefined
  readonly lookingToRaiseMore?: boolean | null | undefined
}

export interface FundingQuestions {
  readonly lookingToRaise: boolean
  readonly lookingToRaiseMore: boolean
  /** The label of the amount question; null while it is hidden. */
  readonly amountLabel: string | null
}

/** Which follow-up questions are shown. The answer to a hidden question is ignored. */
export function fundingQuestions(answers: Answers): FundingQuestions {
  const lookingToRaise = answers.hasSecuredFunding === false
  const lookingToRaiseMore = answers.hasSecuredFunding === true
  const asksAmount = lookingToRaise && answers.lookingToRaise === true
  const asksMore = lookingToRaiseMore && answers.lookingToRaiseMore === true
  return {
    lookingToRaise,
    lookingToRaiseMore,
    amountLabel: asksAmount ? fundingLabels.amount : asksMore ? fundingLabels.amountMore : null,
  }
}

/** The answers without those to hidden questions, which are neither sent nor stored. */
export function shownFunding<Amount extends string>(
  answers: Answers & { readonly fundingAmount?: Amount | null | undefined },
) {
  const shows = fundingQuestions(answers)
  return {
    hasSecuredFunding: answers.hasSecuredFunding ?? undefined,
    lookingToRaise: shows.lookingToRaise ? (answers.lookingToRaise ?? undefined) : undefined,
    lookingToRaiseMore: shows.lookingToRaiseMore ? (answers.lookingToRaiseMore ?? undefined) : undefined,
    fundingAmount: shows.amountLabel === null ? undefined : answers.fundingAmount || undefined,
  }
}
