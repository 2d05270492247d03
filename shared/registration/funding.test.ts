import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fundingAmounts, fundingQuestions, shownFunding } from './funding.ts'

const answer = fc.constantFrom(true, false, undefined, null)

test('the amounts have their values and labels', () => {
  expect(fundingAmounts.map((amount) => amount.value)).toEqual([
    'under-50k',
    '50k-100k',
    '100k-250k',
    '250k-500k',
    '500k-1m',
    '1m-2m',
    '2m-5m',
    'over-5m',
  ])
})

test('without an answer no further question is shown', () => {
  expect(fundingQuestions({})).toEqual({
    lookingToRaise: false,
    lookingToRaiseMore: false,
    amountLabel: null,
  })
})

test('without funding the form asks whether to raise, then how much', () => {
  expect(fundingQuestions({ hasSecuredFunding: false })).toEqual({
    lookingToRaise: true,
    lookingToRaiseMore: false,
    amountLabel: null,
  })
  expect(fundingQuestions({ hasSecuredFunding: false, lookingToRaise: true }).amountLabel).toBe(
    'How much are you looking to raise?',
  )
})

test('with funding the form asks whether to raise more, then how much more', () => {
  expect(fundingQuestions({ hasSecuredFunding: true }).lookingToRaiseMore).toBe(true)
  expect(fundingQuestions({ hasSecuredFunding: true, lookingToRaiseMore: true }).amountLabel).toBe(
    'How much more are you looking to raise?',
  )
})

test('the answer to a hidden question is not sent and shows no further question', () => {
  fc.assert(
    fc.property(answer, answer, answer, (hasSecuredFunding, lookingToRaise, lookingToRaiseMore) => {
      const answers = { hasSecuredFunding, lookingToRaise, lookingToRaiseMore, fundingAmount: '1m-2m' }
      const shows = fundingQuestions(answers)
      const sent = shownFunding(answers)
      expect(sent.lookingToRaise !== undefined && !shows.lookingToRaise).toBe(false)
      expect(sent.lookingToRaiseMore !== undefined && !shows.lookingToRaiseMore).toBe(false)
      expect(sent.fundingAmount === undefined).toBe(shows.amountLabel === null)
      expect(fundingQuestions(sent)).toEqual(shows)
    }),
  )
})
