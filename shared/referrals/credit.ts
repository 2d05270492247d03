import type { AccountType } from '#shared/tokens/tokens.ts'

/** SkunkTokens and client referrals: what a registration and a referral earn, and what clients open to a vendor. */
export const credit = {
  /** Tokens for registering. */
  welcome: 1,
  /** Tokens for one referred account, by the account type of the referrer. */
  referral: { business: 1, vendor: 3 },
  /** Client referrals that open the complete directory, messages and connections to a vendor. */
  clientsForFullAccess: 5,
  /** Client referrals from which a vendor is a Gold Partner, listed ahead of others. */
  clientsForGold: 10,
} as const satisfies {
  welcome: number
  referral: Record<AccountType, number>
  clientsForFullAccess: number
  clientsForGold: number
}

/** Where the entry of a credited referral in the ledger comes from, by the account type of the referrer. */
const creditSource = { business: 'referral', vendor: 'client_referral' } as const satisfies Record<
  AccountType,
  string
>

/** Why a referral earns nothing, in the order in which the reasons are looked at. */
export const noCreditReasons = { self: 'self_referral', former: 'former_member' } as const
type NoCreditReason = (typeof noCreditReasons)[keyof typeof noCreditReasons]

type Person = {
  /** As `emailFold` makes it. */
  emailFold: string
  /** Ten digits. */
  phoneNumber: string
}

export type ReferralCase = {
  /** As the referrer stands when the referred account joins. */
  referrer: Person & { accountType: AccountType; clientReferrals: number }
  referred: Person & {
    /** Whether an account of this address or number was deleted before. */
    isFormerMember: boolean
  }
}

export type Credit =
  | {
      isCredited: true
      /** Tokens for the referrer. */
      amount: number
      source: (typeof creditSource)[AccountType]
      /** The referrer's clients after it, and what they open; a business has none. */
      clientReferrals: number
      hasFullAccess: boolean
      isGold: boolean
    }
  | { isCredited: false; amount: 0; reason: NoCreditReason }

/**
 * What a referral earns its referrer. Nothing where both are the same person, told by the folded e-mail address or the
 * phone number, nor for whoever was a member before: leaving and coming back earns nobody a second credit.
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
