import type { AccountType } from '#shared/tokens/tokens.ts'

/**
 * What registrations and referrals earn, and what client referrals unlock for a vendor. `worker/db/triggers.sql` repeats the
 * two numbers of clients, so changing them needs a migration.
 */
export const credit = {
  /** Tokens for registering. */
  welcome: 1,
  /** Tokens for one referred account, by the account type of the referrer. */
  referral: { business: 1, vendor: 3 },
  /** Client referrals that open messages and connections to a vendor, and the directory before the launch. */
  clientsForFullAccess: 5,
  /** Client referrals from which a vendor is a Gold Partner, listed ahead of others. */
  clientsForGold: 10,
} as const satisfies {
  welcome: number
  referral: Record<AccountType, number>
  clientsForFullAccess: number
  clientsForGold: number
}

/** The ledger source of a credited referral, by the referrer's account type. */
const creditSource = { business: 'referral', vendor: 'client_referral' } as const satisfies Record<
  AccountType,
  string
>

/** Reasons for which a referral earns nothing, in the order they are checked. */
export const noCreditReasons = { self: 'self_referral', former: 'former_member' } as const
type NoCreditReason = (typeof noCreditReasons)[keyof typeof noCreditReasons]

type Person = {
  /** The result of `emailFold`. */
  emailFold: string
  /** Ten digits. */
  phoneNumber: string
}

export type ReferralCase = {
  /** The referrer's state when the referred account joins. */
  referrer: Person & { accountType: AccountType; clientReferrals: number }
  referred: Person & {
    /** Whether an account with this email or phone number was deleted before. */
    isFormerMember: boolean
  }
}

export type Credit =
  | {
      isCredited: true
      /** Tokens for the referrer. */
      amount: number
      source: (typeof creditSource)[AccountType]
      /** The referrer's client referrals after this one, and what they unlock; 0 and false for a business. */
      clientReferrals: number
      hasFullAccess: boolean
      isGold: boolean
    }
  | { isCredited: false; amount: 0; reason: NoCreditReason }

/**
 * What a referral earns its referrer. Nothing if both are the same person, by the folded email or phone number, or
 * if the referred person was a member before, so that rejoining earns no second credit. The registration decides the same
 * in SQL (worker/features/registration/repo.ts), and a test compares both.
 */
export function creditFor({ referrer, referred }: ReferralCase): Credit {
  if (referrer.emailFold === referred.emailFold || referrer.phoneNumber === referred.phoneNumber)
    return { isCredited: false, amount: 0, reason: noCreditReasons.self }
  if (referred.isFormerMember) return { isCredited: false, amount: 0, reason: noCreditReasons.former }
  const clientReferrals = referrer.accountType === 'vendor' ? referrer.clientReferrals + 1 : 0
  return {
    isCredited: true,
    amount: credit.referral[referrer.accountType],
    source: creditSource[referrer.accountType],
    clientReferrals,
    hasFullAccess: clientReferrals >= credit.clientsForFullAccess,
    isGold: clientReferrals >= credit.clientsForGold,
  }
}
