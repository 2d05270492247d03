import { expect, test } from 'vitest'
import { referralTotals, timelineRows } from './referral-rows.ts'

const timeline = {
  referrals: [
    {
      id: 2,
      name: 'Oak T.',
      status: 'not_credited',
      reason: 'self_referral',
      amount: 0,
      createdAt: '2026-09-14T10:00:00Z',
    },
    { id: 1, name: 'Maya L.', status: 'credited', amount: 1, createdAt: '2026-09-12T10:00:00Z' },
  ],
  visits: [{ day: '2026-09-13', count: 6 }],
} as const

test('registrations and visits share one timeline, newest first, each with its outcome', () => {
  const rows = timelineRows({ referrals: [...timeline.referrals], visits: [...timeline.visits] })
  expect(rows.map(({ title, note }) => [title, note])).toEqual([
    ['Oak T. joined', 'Not credited: the email or phone number is your own'],
    ['Your link was opened 6 times', 'Nobody has registered from these yet'],
    ['Maya L. joined', 'Credited, +1 SkunkToken™'],
  ])
})

test('only credited referrals count', () => {
  const figures = referralTotals({ referrals: [...timeline.referrals], visits: [...timeline.visits] })
  expect(figures).toEqual({ credited: 1, tokens: 1, opened: 6 })
})
