import type { ReferralItem, ReferralReason, ReferralTimeline } from '#shared/api/referrals.ts'
import { tokenLabel } from '#shared/tokens.ts'

type Row = {
  key: string
  /** ISO time or UTC day. */
  at: string
  title: string
  detail: string
  mark: 'credited' | 'refused' | 'visit'
}

const reasons = {
  self_referral: 'same e-mail or phone number as yours',
  former_member: 'this account was a member before',
  license_refused: 'the license was refused',
  fraud: 'the account was removed',
} as const satisfies Record<ReferralReason, string>

const outcomes = {
  credited: ({ amount }: ReferralItem) => `Credited, +${tokenLabel(amount)}`,
  not_credited: ({ reason }: ReferralItem) => (reason ? `Not credited: ${reasons[reason]}` : 'Not credited'),
  reversed: ({ reason }: ReferralItem) => (reason ? `Taken back: ${reasons[reason]}` : 'Taken back'),
} as const

/** Registrations and link visits as one list, the newest first; on one day the registrations stand above the visits. */
export function timelineRows({ referrals, visits }: ReferralTimeline): Row[] {
  const joined = referrals.map((item): Row => ({
    key: `referral-${item.id}`,
    at: item.createdAt,
    title: `${item.name} joined`,
    detail: outcomes[item.status](item),
    mark: item.status === 'credited' ? 'credited' : 'refused',
  }))
  const opened = visits.map(({ day, count }): Row => ({
    key: `visits-${day}`,
    at: day,
    title: `Your link was opened ${count === 1 ? 'once' : `${count} times`}`,
    detail: 'Each browser counts once a day',
    mark: 'visit',
  }))
  // A day sorts below every time on it: '2026-11-27' < '2026-11-27T08:00'.
  return [...joined, ...opened].toSorted((one, other) => (one.at < other.at ? 1 : -1))
}
