/** What SkunkTokens are called, and what earns how many (000 §1, §5, §9; 001 §9). */
import { brand } from '#shared/brand.ts'
import { credit } from '#shared/referrals/credit.ts'

export type AccountType = 'business' | 'vendor'
export const accountTypes = ['business', 'vendor'] as const satisfies readonly AccountType[]

/** Tokens for registering. */
export const welcomeTokens = credit.welcome

/** Tokens that open early access to a business member (000 §9). */
export const earlyAccessTokens = 5

/** '1 SkunkToken™', '0 SkunkTokens™', '12 SkunkTokens™' (000 §5). */
export function tokenLabel(count: number): string {
  return `${count} ${count === 1 ? brand.token : brand.tokens}${brand.trademark}`
}

/** Tokens that a referral earns its referrer (000 §1). */
export function referralTokens(referrer: AccountType): 1 | 3 {
  return credit.referral[referrer]
}

/** Whether a balance qualifies for early access, and how many tokens it still lacks (000 §4). */
export function earlyAccess(tokens: number): { readonly qualified: boolean; readonly needed: number } {
  const needed = Math.max(0, earlyAccessTokens - tokens)
  return { qualified: needed === 0, needed }
}

/** Where a ledger entry comes from; one of these stands in every token history row. */
export const tokenSources = [
  'registration',
  'referral',
  'client_referral',
  'achievement',
  'adjustment',
  'reversal',
] as const
export type TokenSource = (typeof tokenSources)[number]
