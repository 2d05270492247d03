import type { AchievementId } from './achievements.ts'
import type { OfficialLicense } from '#shared/licenses/catalogue.ts'

/** One of the seven (R509), with how far the member is. */
export type MemberAchievement = {
  id: AchievementId
  name: string
  description: string
  icon: string
  color: string
  requirement: number
  bonusTokens: number
  unlocked: boolean
  unlockedAt: string | null
  collectedAt: string | null
}

/** `GET /api/users/{id}/achievements`. */
export type AchievementsAnswer = {
  achievements: MemberAchievement[]
  /** License types among accepted connections, and the next milestone of the collection (000 §4). */
  collection: {
    found: OfficialLicense[]
    total: number
    percent: number
    nextMilestone: AchievementId | null
  }
  /** Tokens of unlocked bonuses that wait to be collected. */
  collectable: number
}

/** `POST /api/users/{id}/achievements/{achievement}/collect`; 0 on a replay. */
export type CollectAnswer = { tokensAwarded: number }
