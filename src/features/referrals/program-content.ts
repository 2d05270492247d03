import { referralCreditNote } from '#shared/referrals/invitation.ts'
import { rewardCopy } from '#shared/tokens/reward-tiers.ts'
import { referralTokens, welcomeTokens } from '#shared/tokens/tokens.ts'

/** How many tokens each action earns. */
export const waysToEarn = [
  {
    tokens: welcomeTokens,
    title: 'Register',
    text: 'Your first SkunkToken is on your account the moment you have joined.',
  },
  {
    tokens: referralTokens('business'),
    title: 'Refer a business',
    text: `For each verified referral who registers through your link. ${referralCreditNote}`,
  },
  {
    tokens: referralTokens('vendor'),
    title: 'Refer a client, as a vendor partner',
    text: 'Vendor partners earn three SkunkTokens for each client they refer.',
  },
] as const

/** Questions that visitors ask before they join. */
export const questions = [
  {
    question: 'What is a verified referral?',
    answer: `A licensed business that registers through your link. ${referralCreditNote}`,
  },
  {
    question: 'Do I spend SkunkTokens on a reward?',
    answer: `No. ${rewardCopy.notice} When you reach 10, the reward for 5 stays yours.`,
  },
  {
    question: 'Where do I find my link?',
    answer:
      'On your dashboard and in the referral center, with buttons to copy and to share it. It never changes and never expires.',
  },
  {
    question: 'Can I refer myself, or a second account of mine?',
    answer:
      'The account is made, but it earns nothing: a referral with your own email or phone number is not credited, and your referral timeline says so.',
  },
  {
    question: 'Do bonus tokens from achievements run out?',
    answer:
      'No. Once an achievement is unlocked, its bonus waits on your dashboard until you collect it. Bug bonuses are added at once.',
  },
  {
    question: 'Can a token be taken back?',
    answer:
      'Yes, when the license of the business you referred is refused. The entry and its reason stand in your token history.',
  },
] as const
