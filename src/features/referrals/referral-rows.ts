import type { ReferralItem, ReferralReason, ReferralTimeline } from '#shared/referrals/api.ts'
import { tokenLabel } from '#shared/tokens/tokens.ts'

export type TimelineRow = {
  key: string
  /** ISO 8601, for sorting and for display. */
  at: string
  kind: 'credited' | 'opened' | 'not_credited' | 'reversed'
  title: string
  note: string
}

const reasons = {
  self_referral: 'Not credited: the email or phone number is your own',
  former_member: 'Not credited: this business was a member before',
  license_refused: 'Taken back: the license was refused',
  fraud: 'Taken back: the account was removed',
} as const satisfies Record<ReferralReason, string>

function noteOf({ status, reason, amount }: ReferralItem): string {
  if (status === 'credited') return `Credited, +${tokenLabel(amount)}`
  if (reason) return reasons[reason]
  return status === 'reversed' ? 'Taken back' : 'Not credited'
}

/** Registrations and visits of the link in one list, the newest first. */
export function timelineRows({ referrals, visits }: ReferralTimeline): TimelineRow[] {
  const joined = referrals.map((referral): TimelineRow => ({
    key: `joined-${referral.id}`,
    at: referral.createdAt,
    kind: referral.status,
    title: `${referral.name} joined`,
    note: noteOf(referral),
  }))
  const joinDays = new Set(referrals.map(({ createdAt }) => createdAt.slice(0, 10)))
  const opened = visits.map(({ day, count }): TimelineRow => ({
    key: `opened-${day}`,
    at: `${day}T00:00:00Z`,
    kind: 'opened',
    title: count === 1 ? 'Your link was opened once' : `Your link was opened ${count} times`,
    note: joinDays.has(day) ? 'Somebody joined on this day' : 'Nobody has registered from these yet',
  }))
  return [...joined, ...opened].toSorted((a, b) => b.at.localeCompare(a.at))
}

/** The figures above the timeline. */
export function referralTotals({ referrals, visits }: ReferralTimeline) {
  const credited = referrals.filter(({ status }) => status === 'credited')
  return {
    credited: credited.length,
    tokens: credited.reduce((sum, { amount }) => sum + amount, 0),
    opened: visits.reduce((sum, { count }) => sum + count, 0),
  }
}
