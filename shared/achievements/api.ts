import * as v from 'valibot'
import { officialLicenses } from '#shared/licenses/catalogue.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { count, flag, text, time } from '#shared/wire/fields.ts'
import { achievements } from './achievements.ts'

const achievementId = v.picklist(/* @__PURE__ */ achievements.map(({ id }) => id))

/** An achievement with the member's progress. */
const memberAchievement = v.strictObject({
  id: achievementId,
  name: text,
  description: text,
  icon: text,
  color: text,
  requirement: count,
  bonusTokens: count,
  unlocked: flag,
  /** It can no longer be had. */
  closed: flag,
  unlockedAt: v.nullable(time),
  collectedAt: v.nullable(time),
})
export type MemberAchievement = v.InferOutput<typeof memberAchievement>

const achievementsAnswer = v.strictObject({
  achievements: v.array(memberAchievement),
  /** The license types among accepted connections, and the next milestone of the collection. */
  collection: v.strictObject({
    found: v.array(v.picklist(officialLicenses)),
    total: count,
    percent: count,
    nextMilestone: v.nullable(achievementId),
  }),
  /** Bonus tokens of unlocked achievements that are not collected yet. */
  collectable: count,
})
export type AchievementsAnswer = v.InferOutput<typeof achievementsAnswer>

export const list = endpoint({
  method: 'GET',
  path: '/api/users/:id/achievements',
  access: 'self',
  answer: achievementsAnswer,
  status: 200,
  errors: ['USER_NOT_FOUND'],
})

/** Pays the bonus of an unlocked achievement; a repeated call awards 0. */
export const collect = endpoint({
  method: 'POST',
  path: '/api/users/:id/achievements/:achievement/collect',
  access: 'self',
  answer: v.strictObject({ tokensAwarded: count }),
  status: 200,
  errors: ['USER_NOT_FOUND', 'ACHIEVEMENT_NOT_FOUND', 'ACHIEVEMENT_LOCKED'],
})
