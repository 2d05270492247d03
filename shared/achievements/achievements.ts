/** The seven achievements and their bonuses. */
import { officialLicenses } from '#shared/licenses/catalogue.ts'
import { tokenLabel } from '#shared/tokens/tokens.ts'

interface AchievementRow {
  readonly id: string
  readonly name: string
  readonly description: string
  /** A lucide icon. */
  readonly icon: string
  /** A colour token of the theme. */
  readonly color: 'moss' | 'sky' | 'spruce' | 'gold' | 'rust'
  /** What is counted. */
  readonly counts: 'licenseTypes' | 'licenseeNumber' | 'bugs' | 'acceptedBugs'
  /** The count that unlocks it; for a licensee number, the highest that does. */
  readonly requirement: number
  readonly bonusTokens: number
  /** Bug bonuses are paid by themselves: the first with the report, the larger ones once staff have accepted as many. */
  readonly paid: 'collected' | 'at-once'
}

export const achievements = [
  {
    id: 'network-builder',
    name: 'Network Builder',
    description: 'Connect with 3 different license types.',
    icon: 'network',
    color: 'sky',
    counts: 'licenseTypes',
    requirement: 3,
    bonusTokens: 1,
    paid: 'collected',
  },
  {
    id: 'supply-chain-master',
    name: 'Supply Chain Master',
    description: 'Connect with 6 different license types.',
    icon: 'link',
    color: 'spruce',
    counts: 'licenseTypes',
    requirement: 6,
    bonusTokens: 2,
    paid: 'collected',
  },
  {
    id: 'license-collector',
    name: 'License Collector',
    description: 'Connect with all 13 license types.',
    icon: 'library',
    color: 'gold',
    counts: 'licenseTypes',
    requirement: 13,
    bonusTokens: 5,
    paid: 'collected',
  },
  {
    id: 'early-adopter',
    name: 'Early Adopter',
    description: 'Be among the first 25 members.',
    icon: 'sprout',
    color: 'moss',
    counts: 'licenseeNumber',
    requirement: 25,
    bonusTokens: 2,
    paid: 'collected',
  },
  {
    id: 'bug-hunter',
    name: 'Bug Hunter',
    description: 'Report your first bug through the assistant.',
    icon: 'bug',
    color: 'rust',
    counts: 'bugs',
    requirement: 1,
    bonusTokens: 2,
    paid: 'at-once',
  },
  {
    id: 'quality-assurance',
    name: 'Quality Assurance',
    description: 'Report 3 or more bugs that staff accept.',
    icon: 'shield-check',
    color: 'rust',
    counts: 'acceptedBugs',
    requirement: 3,
    bonusTokens: 5,
    paid: 'at-once',
  },
  {
    id: 'platform-tester',
    name: 'Platform Tester',
    description: 'Report 5 or more bugs that staff accept.',
    icon: 'flask-conical',
    color: 'gold',
    counts: 'acceptedBugs',
    requirement: 5,
    bonusTokens: 10,
    paid: 'at-once',
  },
] as const satisfies readonly AchievementRow[]

export type Achievement = (typeof achievements)[number]
export type AchievementId = Achievement['id']

/** A member's counts. */
export interface AchievementCounts {
  /** Distinct official license types among accepted connections. */
  readonly licenseTypes: number
  /** The member's licensee number, never reused; null for vendors and while it is pending. */
  readonly licenseeNumber: number | null
  /** Counted bug reports. */
  readonly bugs: number
  /** Those that staff have accepted. */
  readonly acceptedBugs: number
}

const isUnlocked = {
  licenseTypes: (counts, requirement) => counts.licenseTypes >= requirement,
  licenseeNumber: (counts, requirement) =>
    counts.licenseeNumber !== null && counts.licenseeNumber <= requirement,
  bugs: (counts, requirement) => counts.bugs >= requirement,
  acceptedBugs: (counts, requirement) => counts.acceptedBugs >= requirement,
} as const satisfies Record<
  Achievement['counts'],
  (counts: AchievementCounts, requirement: number) => boolean
>

/** The achievements that these counts unlock, in table order. */
export function achievementsUnlocked(counts: AchievementCounts): readonly Achievement[] {
  return achievements.filter((row) => isUnlocked[row.counts](counts, row.requirement))
}

/**
 * Whether an achievement can no longer be had: the first numbers are given out, and none comes back. `next` is the number
 * that the next licensee gets, or the member's own; null while it is not known.
 */
export const isClosed = (row: Achievement, next: number | null): boolean =>
  row.counts === 'licenseeNumber' && next !== null && next > row.requirement

/** The next license-collection milestone: below 3, at 3 to 5, at 6 to 12, none at 13 or more. */
export function nextMilestone(licenseTypes: number): Achievement | null {
  return achievements.find((row) => row.counts === 'licenseTypes' && licenseTypes < row.requirement) ?? null
}

/** Whole percent of a license collection: of the 13 official types, or of the 14 names on the example card. */
export function collectionPercent(found: number, total: number = officialLicenses.length): number {
  return Math.min(100, Math.max(0, Math.floor((found * 100) / total)))
}

/** The label of the button that collects all unlocked bonuses: 'Collect 2 SkunkTokens™'. */
export function collectLabel(tokens: number): string {
  return `Collect ${tokenLabel(tokens)}`
}
