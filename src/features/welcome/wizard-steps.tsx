import type { ReactNode } from 'react'
import { brand } from '#shared/brand.ts'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import { rewardCopy, rewardTiers } from '#shared/tokens/reward-tiers.ts'
import { foundingLabel } from '#shared/early-access/membership-copy.ts'
import { referralTokens, tokenLabel } from '#shared/tokens/tokens.ts'
import type { WizardStep } from './progress.ts'

type Step = { title: ReactNode; text: (user: OwnUser) => ReactNode }

export const stepContent: Record<WizardStep, Step> = {
  welcome: {
    title: (
      <>
        Welcome to <span className="min-[390px]:whitespace-nowrap">{brand.name}</span>
      </>
    ),
    text: (user) => (
      <>
        <p>
          {user.foundingNumber === null
            ? 'You are a member now.'
            : `You are ${foundingLabel(user.foundingNumber)}.`}{' '}
          These five short steps show you what is here.
        </p>
        <p>You can leave at any time and come back from the menu under your picture.</p>
      </>
    ),
  },
  skunktokens: {
    title: brand.tokens,
    text: (user) => (
      <>
        <p>
          You have {tokenLabel(user.skunkTokens)}: one came with your registration. Each business that joins
          through your link brings {tokenLabel(referralTokens('business'))}.
        </p>
        <ul className="grid gap-1">
          {rewardTiers.map((tier) => (
            <li key={tier.id}>
              <b>{tier.tokensRequired}</b> {tier.name}
            </li>
          ))}
        </ul>
        <p className="text-sm text-ink-soft">{rewardCopy.notice}</p>
      </>
    ),
  },
  directory: {
    title: 'The directory',
    text: () => (
      <>
        <p>Find businesses by license type, service and city. Members appear before examples.</p>
        <p>Add your business name, services and what you look for, so others can find you.</p>
      </>
    ),
  },
  referrals: {
    title: 'Your referral link',
    text: () => (
      <>
        <p>Copy it, show it as a QR code or share it from your dashboard.</p>
        <p>The Referral Center shows who opened it, who joined, and what was credited.</p>
      </>
    ),
  },
  'next-steps': {
    title: 'What comes next',
    text: () => (
      <>
        <p>Your dashboard names one next step at a time. Begin there.</p>
        <p>Want a quick tour?</p>
      </>
    ),
  },
}
