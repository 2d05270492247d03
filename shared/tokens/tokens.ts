/** The name of SkunkTokens, and how many each event earns. */
import { brand } from '#shared/brand.ts'
import { credit } from '#shared/referrals/credit.ts'

export type AccountType = 'business' | 'vendor'
export const accountTypes = ['business', 'vendor'] as const satisfies readonly AccountType[]

/** Tokens for registering. */
export const welcomeTokens = credit.welcome

/** Tokens that give a business member early access. */
export const earlyAccessTokens = 5

/** '1 SkunkToken™', '0 SkunkTokens™', '12 SkunkTokens™'. */
export function tokenLabel(count: number): string {
  return `${count} ${count === 1 ? brand.token : brand.tokens}${brand.trademark}`
}

/** Tokens that a referral earns its referrer. */
export function referralTokens(referrer: AccountType): 1 | 3 {
  return credit.referral[referrer]
}

/** Whether a balance qualifies for early access, and how many tokens are missing. */
export function earlyAccess(tokens: number): { readonly qualified: boolean; readonly needed: number } {
  const needed = Math.max(0, earlyAccessTokens - tokens)
  return { qualified: needed === 0, needed }
}

/** The origins of a ledger entry. */
export const tokenSources = [
  'registration',
  'referral',
  'client_referral',
  'achievement',
  'adjustment',
  'reversal',
] as const
export type TokenSource = (typeof tokenSources)[number]
