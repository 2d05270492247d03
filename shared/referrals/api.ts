import * as v from 'valibot'
import { accountTypes } from '#shared/tokens/tokens.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { count, id, text, time } from '#shared/wire/fields.ts'

const referralStatuses = ['credited', 'not_credited', 'reversed'] as const
export type ReferralStatus = (typeof referralStatuses)[number]

const referralReasons = ['self_referral', 'former_member', 'license_refused', 'fraud'] as const
export type ReferralReason = (typeof referralReasons)[number]

/** One registration that came through the member's link. */
const referralItem = v.strictObject({
  id,
  /** First name and the last name's initial; 'A former member' once the account is deleted. */
  name: text,
  status: v.picklist(referralStatuses),
  reason: v.optional(v.picklist(referralReasons)),
  amount: count,
  createdAt: time,
})
export type ReferralItem = v.InferOutput<typeof referralItem>

/** Registrations and visits of the member's link, the newest first. */
const referralTimeline = v.strictObject({
  referrals: v.array(referralItem),
  /** Visits by UTC day, `2026-11-27`. */
  visits: v.array(v.strictObject({ day: v.pipe(v.string(), v.isoDate()), count })),
})
export type ReferralTimeline = v.InferOutput<typeof referralTimeline>

/** A code in its stored form, and the member it belongs to. */
const referralCode = v.strictObject({
  code: text,
  referrerFirstName: text,
  accountType: v.picklist(accountTypes),
  /** Null while the referrer's profile is hidden. */
  profile: v.nullable(
    v.strictObject({
      name: text,
      companyName: v.nullable(text),
      foundingNumber: v.nullable(count),
      isLicenseVerified: v.boolean(),
    }),
  ),
})
export type ReferralCodeAnswer = v.InferOutput<typeof referralCode>

/** The owner of a code, which may be spelled in any way. */
export const lookUp = endpoint({
  method: 'GET',
  path: '/api/referral-codes/:code',
  access: 'anyone',
  answer: referralCode,
  status: 200,
  addressLimit: 'codeLookup',
  errors: ['UNKNOWN_REFERRAL_CODE'],
})

/** Counts one visit of an invitation link; unknown codes are ignored. */
export const countVisit = endpoint({
  method: 'POST',
  path: '/api/referral-codes/:code/visits',
  access: 'anyone',
  answer: 'nothing',
  status: 204,
  addressLimit: 'codeLookup',
})

export const timeline = endpoint({
  method: 'GET',
  path: '/api/users/:id/referrals',
  access: 'self',
  answer: referralTimeline,
  status: 200,
  errors: ['USER_NOT_FOUND'],
})
