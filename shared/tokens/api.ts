import * as v from 'valibot'
import { licenseIds } from '#shared/licenses/catalogue.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { id, text, time } from '#shared/wire/fields.ts'
import { rewardClaimStates, rewardTiers } from './reward-tiers.ts'
import { tokenSources } from './tokens.ts'

const tokenEntry = v.strictObject({
  id,
  /** Negative for a reversal. */
  amount: v.pipe(v.number(), v.integer()),
  reason: text,
  source: v.picklist(tokenSources),
  createdAt: time,
})
export type TokenEntry = v.InferOutput<typeof tokenEntry>

/** The balance is the sum of all entries, of which the newest are listed first. */
const tokenHistory = v.strictObject({
  balance: v.pipe(v.number(), v.integer()),
  entries: v.array(tokenEntry),
})
export type TokenHistory = v.InferOutput<typeof tokenHistory>

/** A reward that a member started or requested. */
const rewardClaim = v.strictObject({
  tierId: v.picklist(/* @__PURE__ */ rewardTiers.map(({ id }) => id)),
  status: v.picklist(rewardClaimStates),
  requestedAt: time,
  /** Null, as `endsAt`, for a reward that staff deliver. */
  startsAt: v.nullable(time),
  endsAt: v.nullable(time),
  deliveredAt: v.nullable(time),
  /** The staff's note to the member. */
  note: v.nullable(text),
})
export type RewardClaim = v.InferOutput<typeof rewardClaim>

const rewardClaims = v.strictObject({ claims: v.array(rewardClaim) })
export type RewardClaims = v.InferOutput<typeof rewardClaims>

const rewardClaimAnswer = v.strictObject({ claim: rewardClaim })
export type RewardClaimAnswer = v.InferOutput<typeof rewardClaimAnswer>

/** An ad that runs now: a part of its member's public card. */
const featuredMember = v.strictObject({
  id,
  firstName: text,
  lastName: text,
  companyName: v.nullable(text),
  licenseType: v.picklist(licenseIds),
  city: v.nullable(text),
  logoUrl: v.nullable(text),
  foundingNumber: v.nullable(v.number()),
})
export type FeaturedMember = v.InferOutput<typeof featuredMember>

/** The member's own ledger. */
export const history = endpoint({
  method: 'GET',
  path: '/api/users/:id/tokens',
  access: 'self',
  answer: tokenHistory,
  status: 200,
  errors: ['USER_NOT_FOUND'],
})

export const rewards = endpoint({
  method: 'GET',
  path: '/api/users/:id/rewards',
  access: 'self',
  answer: rewardClaims,
  status: 200,
  errors: ['USER_NOT_FOUND'],
})

/** 201 for a new claim, 200 for the claim that exists. */
export const claim = endpoint({
  method: 'POST',
  path: '/api/users/:id/rewards/:tier/claim',
  access: 'self',
  answer: rewardClaimAnswer,
  status: [201, 200],
  errors: ['USER_NOT_FOUND', 'NOT_FOUND', 'NOTHING_TO_CLAIM', 'REWARD_LOCKED', 'LICENSE_NOT_VERIFIED'],
})

/** The ads that run now. */
export const featured = endpoint({
  method: 'GET',
  path: '/api/featured',
  access: 'anyone',
  answer: v.array(featuredMember),
  status: 200,
})
