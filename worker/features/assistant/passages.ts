import type { Stats } from '#shared/early-access/api.ts'
import { achievements } from '#shared/achievements/achievements.ts'
import { brand } from '#shared/brand.ts'
import { knowledge } from '#shared/assistant/knowledge.ts'
import { licenseFacts } from '#shared/licenses/license-types.ts'
import { dayMs } from '#shared/dates.ts'
import { licenseLabel, licenseNoun, type OfficialLicense } from '#shared/licenses/catalogue.ts'
import { pageAt } from '#shared/pages/pages.ts'
import { newDateNote } from '#shared/launch/phase-copy.ts'
import { rewardTiers } from '#shared/tokens/reward-tiers.ts'
import { buysFrom, sellsTo } from '#shared/licenses/supply.ts'
import { tokenLabel } from '#shared/tokens/tokens.ts'
import { bugReportsADay } from '#shared/assistant/limits.ts'
import { proofLimits } from '#shared/licenses/proof.ts'
import { accountLifetimes } from '#shared/accounts/limits.ts'
import { referralCodeLifetime } from '#shared/referrals/referral-code.ts'

/** A fact that the assistant knows: the questions for it, the answer, and the page about it. */
export type Passage = {
  id: string
  title: string
  /** Alternative questions. */
  alternates: string
  answer: string
  before?: string | undefined
  page: string
  /** The license that the passage is about. */
  license?: OfficialLicense
  can?: string | undefined
  canBefore?: string | undefined
}

/** Values of the rules; answers refer to them in braces, so that they stay true when a rule changes. */
const ruled: Readonly<Record<string, number>> = {
  resetMinutes: accountLifetimes.resetLink / 60_000,
  verificationDays: accountLifetimes.verification / dayMs,
  sessionDays: accountLifetimes.session / dayMs,
  referralDays: referralCodeLifetime / dayMs,
  proofDays: proofLimits.keptMs / dayMs,
  bugReportsADay,
}

const filled = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replaceAll(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all))

/** A passage's answer in the present phase, with live values; a note on a moved launch follows its date. */
export function renderAnswer({ answer, before }: Passage, stats: Stats, now: number): string {
  const text = stats.phase === 'prelaunch' && before ? before : answer
  const moved = text.includes('{launchDate}') && newDateNote(now, stats.launchAt)
  return filled(moved ? `${text} ${moved}` : text, {
    registered: stats.totalLicensees,
    remaining: stats.remaining,
    foundingRemaining: stats.foundingRemaining,
    launchDate: brand.launchDateCopy,
  })
}

/** The title of the page that an answer links to. */
export function titleOf(path: string): string {
  const { pathname, hash } = new URL(path, 'http://page')
  if (hash.startsWith('#license-types')) return 'License types'
  return pageAt(pathname)?.title ?? brand.name
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
const listed = (items: readonly string[]) => items.map(sentence).join(' ')

const trades = (sides: string, ids: readonly Parameters<typeof licenseLabel>[0][]) =>
  ids.length > 0
    ? `Confirmed ${sides}: ${ids.map(licenseLabel).join(', ')}.`
    : `No ${sides} are confirmed yet.`

/** The license section's facts, a passage for each heading. */
const licensePassages: Passage[] = licenseFacts.flatMap((facts) => {
  const name = licenseLabel(facts.id)
  const noun = licenseNoun(facts.id)
  const page = `/#license-types/${facts.id}`
  const about = (kind: string, title: string, alternates: string, answer: string): Passage => ({
    id: `${facts.id}-${kind}`,
    title,
    alternates,
    answer,
    page,
    license: facts.id,
  })
  return [
    about(
      'allows',
      `What does a ${name} license allow?`,
      `what may ${noun} do permitted activities`,
      `${facts.summary} It allows: ${listed(facts.allows)}`,
    ),
    about(
      'prohibits',
      `What does a ${name} license prohibit?`,
      `what may ${noun} not do forbidden banned restrictions not allowed`,
      `${name}: ${listed(facts.prohibits)}`,
    ),
    about(
      'partners',
      `Who are the key partners of a ${name}?`,
      `${noun} partnerships work with`,
      `${name}: ${listed(facts.partners)}`,
    ),
    about(
      'trade',
      `Whom does a ${name} buy from and sell to?`,
      `${noun} suppliers customers supply trade buy sell`,
      `${name}. ${trades('suppliers', buysFrom(facts.id))} ${trades('buyers', sellsTo(facts.id))} Check first what the supply view marks as not confirmed.`,
    ),
    ...(facts.verticalIntegration
      ? [
          about(
            'vertical',
            `Which licenses go together with a ${name} license?`,
            `${noun} vertical integration combine hold several own another license`,
            `${name}: ${listed(facts.verticalIntegration)}`,
          ),
        ]
      : []),
  ]
})

const tierPassages: Passage[] = rewardTiers.map((tier) => ({
  id: `tier-${tier.id}`,
  title: `What does the reward ${tier.name} give?`,
  alternates: `${tier.tokensRequired} tokens reward tier ${tier.name}`,
  answer: `${tier.name}: ${sentence(tier.description)} It unlocks at ${tokenLabel(tier.tokensRequired)}.`,
  page: '/skunktoken-referral-program',
}))

const achievementPassages: Passage[] = achievements.map((achievement) => ({
  id: `achievement-${achievement.id}`,
  title: `How do I get the achievement ${achievement.name}?`,
  alternates: `${achievement.id} ${achievement.name} bonus`,
  answer: `${achievement.name}: ${sentence(achievement.description)} It brings ${tokenLabel(achievement.bonusTokens)}.`,
  page: '/skunktoken-referral-program',
}))

/** The license whose plate a page is. */
function licenseOfPage(page: string): Pick<Passage, 'license'> {
  const id = page.split('#license-types/')[1]
  const facts = licenseFacts.find((one) => one.id === id)
  return facts ? { license: facts.id } : {}
}

export const passages: readonly Passage[] = [
  ...knowledge.map((entry) => ({
    id: entry.id,
    title: entry.question,
    alternates: entry.alternates.join(' . '),
    answer: filled(entry.answer, ruled),
    before: entry.before,
    page: entry.page,
    can: entry.can,
    canBefore: entry.canBefore,
    ...licenseOfPage(entry.page),
  })),
  ...licensePassages,
  ...tierPassages,
  ...achievementPassages,
]
