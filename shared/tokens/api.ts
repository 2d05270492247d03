import type { TokenSource } from './tokens.ts'
import type { LicenseId } from '#shared/licenses/catalogue.ts'
import type { RewardClaimState, RewardTierId } from './reward-tiers.ts'

export type TokenEntry = {
  id: number
  amount: number
  reason: string
  source: TokenSource
  createdAt: string
}

/** `GET /api/users/{id}/tokens`: the balance is the sum of all entries; the newest come first. */
export type TokenHistory = { balance: number; entries: TokenEntry[] }

/** A reward that the member started or asked for. `startsAt` and `endsAt` are null where nothing runs by itself. */
export type RewardClaim = {
  tierId: RewardTierId
  status: RewardClaimState
  requestedAt: string
  startsAt: string | null
  endsAt: string | null
  deliveredAt: string | null
  /** What staff wrote about it. */
  note: string | null
}

/** `GET /api/users/{id}/rewards`. */
export type RewardClaims = { claims: RewardClaim[] }

/** `POST /api/users/{id}/rewards/{tier}/claim`: 201, or 200 with the claim that exists. */
export type RewardClaimAnswer = { claim: RewardClaim }

/** One running ad of `GET /api/featured`: what a public card says, nothing more. */
export type FeaturedMember = {
  id: number
  firstName: string
  lastName: string
  companyName: string | null
  licenseType: LicenseId
  city: string | null
  logoUrl: string | null
  foundingNumber: number | null
}
