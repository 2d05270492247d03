import type { AccountType } from '#shared/tokens/tokens.ts'

export type ReferralStatus = 'credited' | 'not_credited' | 'reversed'
export type ReferralReason = 'self_referral' | 'former_member' | 'license_refused' | 'fraud'

/** One registration that came through the member's link; the newest come first. */
export type ReferralItem = {
  id: number
  /** First name, last name's initial; 'a former member' once the account is gone. */
  name: string
  status: ReferralStatus
  reason?: ReferralReason
  amount: number
  createdAt: string
}

/** `GET /api/users/{id}/referrals`; `day` is a UTC day, `2026-11-27`. */
export type ReferralTimeline = { referrals: ReferralItem[]; visits: { day: string; count: number }[] }

/** `GET /api/referral-codes/{code}`. */
export type ReferralCodeAnswer = { code: string; referrerFirstName: string; accountType: AccountType }
