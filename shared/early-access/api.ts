import type { Phase, UnlockedBy } from '#shared/launch/phase.ts'

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
