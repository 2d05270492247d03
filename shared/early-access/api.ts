import type { Phase, UnlockedBy } from '#shared/launch/phase.ts'
import type { LicenseId } from '#shared/licenses/catalogue.ts'

/** `GET /api/stats` (000 §7, design §6). */
export type Stats = {
  totalLicensees: number
  targetGoal: number
  progressPercent: number
  remaining: number
  foundingRemaining: number
  phase: Phase
  /** ISO 8601. */
  launchAt: string
  unlockedBy: UnlockedBy | null
}

/** One taken founding place of `GET /api/founding`; a name and a link only where the profile is public. */
export type FoundingPlace = {
  number: number
  licenseType: LicenseId
  /** ISO 8601 day of joining. */
  joined: string
  id?: number
  name?: string
}

/** `GET /api/founding`. */
export type Founding = { places: FoundingPlace[]; newest: number | null }
