import { expect, test } from 'vitest'
import { timelineRows } from './referral-timeline-rows.ts'

test('the timeline tells what became of each registration, and how often the link was opened', () => {
  const rows = timelineRows({
    referrals: [
      { id: 3, name: 'Ola N.', status: 'credited', amount: 3, createdAt: '2026-11-27T08:00:00.000Z' },
      {
        id: 2,
        name: 'Ann B.',
        status: 'not_credited',
        reason: 'self_referral',
        amount: 0,
        createdAt: '2026-11-26T08:00:00.000Z',
      },
      {
        id: 1,
        name: 'A former member',
        status: 'reversed',
        reason: 'fraud',
        amount: 1,
        createdAt: '2026-11-25T08:00:00.000Z',
      },
    ],
    visits: [
      { day: '2026-11-27', count: 6 },
      { day: '2026-11-20', count: 1 },
    ],
  })
  expect(rows.map(({ title, detail }) => [title, detail])).toEqual([
    ['Ola N. joined', 'Credited, +3 SkunkTokens™'],
    ['Your link was opened 6 times', 'Each browser counts once a day'],
    ['Ann B. joined', 'Not credited: same e-mail or phone number as yours'],
    ['A former member joined', 'Taken back: the account was removed'],
    ['Your link was opened once', 'Each browser counts once a day'],
  ])
})
