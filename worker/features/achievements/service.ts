import { batch } from '#worker/db/batch.ts'
import {
  type Achievement,
  type AchievementId,
  achievements,
  achievementsUnlocked,
  collectionPercent,
  isClosed,
  nextMilestone,
} from '#shared/achievements/achievements.ts'
import type { AchievementsAnswer } from '#shared/achievements/api.ts'
import { officialLicenses } from '#shared/licenses/catalogue.ts'
import { iso } from '#shared/dates.ts'
import { broadcast } from '#worker/features/live/channel.ts'
import type { Deps } from '#worker/auth/deps.ts'
import type { Viewer } from '#worker/auth/session-statements.ts'
import { ok, refuse } from '#shared/wire/result.ts'
import {
  collectBonus,
  collectionOf,
  payAtOnce,
  recordedOf,
  unlockByNumber,
  unlockMilestones,
} from './repo.ts'

type Recorded = { achievementId: string; unlockedAt: number; collectedAt: number | null }

type Progress = {
  found: AchievementsAnswer['collection']['found']
  unlocked: ReadonlySet<AchievementId>
  recorded: ReadonlyMap<string, Recorded>
}

/** A member's progress: a recorded achievement stays unlocked, the others follow from the present counts. */
function progressOf(
  user: Viewer['user'],
  recordedRows: readonly Recorded[],
  types: readonly { licenseType: string }[],
): Progress {
  const held = new Set(types.map(({ licenseType }) => licenseType))
  const found = officialLicenses.filter((id) => held.has(id))
  const recorded = new Map(recordedRows.map((row) => [row.achievementId, row]))
  const reached = achievementsUnlocked({
    licenseTypes: found.length,
    licenseeNumber: user.licenseeNumber,
    bugs: 0,
    acceptedBugs: 0,
  })
  const unlocked = new Set(
    achievements.filter((row) => recorded.has(row.id) || reached.includes(row)).map((row) => row.id),
  )
  return { found, unlocked, recorded }
}

/** A vendor never gets a licensee number, so what needs one is closed to vendors from the start. */
const numberOf = ({ accountType, licenseeNumber }: Viewer['user']) =>
  accountType === 'vendor' ? Infinity : licenseeNumber

/** The viewer's progress in all achievements, and the license collection. */
export async function readAchievements({
  db,
  readAsViewer,
}: Pick<Deps, 'db' | 'readAsViewer'>): Promise<AchievementsAnswer> {
  const {
    viewer,
    rows: [recordedRows, types],
  } = await readAsViewer((userId) => [recordedOf(db, userId), collectionOf(db, userId)])
  const { found, unlocked, recorded } = progressOf(viewer.user, recordedRows, types)
  const isCollectable = (row: Achievement) => unlocked.has(row.id) && !recorded.get(row.id)?.collectedAt
  return {
    achievements: achievements.map((row) => {
      const record = recorded.get(row.id)
      return {
        id: row.id,
        name: row.name,
        description: row.description,
        icon: row.icon,
        color: row.color,
        requirement: row.requirement,
        bonusTokens: row.bonusTokens,
        unlocked: unlocked.has(row.id),
        closed: !unlocked.has(row.id) && isClosed(row, numberOf(viewer.user)),
        unlockedAt: record ? iso(record.unlockedAt) : null,
        collectedAt: record?.collectedAt ? iso(record.collectedAt) : null,
      }
    }),
    collection: {
      found,
      total: officialLicenses.length,
      percent: collectionPercent(found.length),
      nextMilestone: nextMilestone(found.length)?.id ?? null,
    },
    collectable: achievements.filter(isCollectable).reduce((sum, row) => sum + row.bonusTokens, 0),
  }
}

/**
 * Pays the bonus of an unlocked achievement into the viewer's ledger, once, and returns the tokens that this call paid.
 * Refuses `unknown_achievement` and `achievement_locked`.
 */
export async function collectAchievement(
  deps: Pick<Deps, 'db' | 'env' | 'now' | 'later'>,
  { user, sessionHash }: Viewer,
  id: string,
) {
  const achievement = achievements.find((row) => row.id === id)
  if (!achievement) return refuse('unknown_achievement')
  const [recordedRows, types] = await batch(deps.db, [
    recordedOf(deps.db, user.id),
    collectionOf(deps.db, user.id),
  ])
  if (!progressOf(user, recordedRows, types).unlocked.has(achievement.id)) return refuse('achievement_locked')
  const tokensAwarded = await collectBonus(deps.db, {
    userId: user.id,
    achievement,
    now: deps.now,
    sessionHash,
  })
  if (tokensAwarded > 0) {
    deps.later(broadcast(deps.env, [user.id], [{ topic: 'achievements', since: 0 }]))
  }
  return ok({ tokensAwarded })
}

/** Statements that unlock what an accepted connection earns both sides; run in the batch that accepts it. */
export const achievementsOfConnection = (connectionId: number, now: number) =>
  unlockMilestones(connectionId, now)

/** Statements that unlock what a licensee's number earns; run in the batch that records it. None past the first 25. */
export const achievementsOfNumber = (userId: number, licenseeNumber: number | null, now: number) =>
  achievementsUnlocked({ licenseTypes: 0, bugs: 0, acceptedBugs: 0, licenseeNumber }).flatMap((row) =>
    unlockByNumber(userId, row.id, now),
  )

/**
 * Unlocks and pays what a member's bug reports have earned: the first one as it is filed, the third and fifth that staff
 * accept. Returns the tokens and achievements of this call; earlier payments are not repeated.
 */
export async function unlockBugAchievements(
  deps: Pick<Deps, 'db' | 'env' | 'now' | 'later'>,
  member: { userId: number; bugs: number; acceptedBugs: number },
): Promise<{ tokensAwarded: number; achievements: AchievementId[] }> {
  const { bugs, acceptedBugs } = member
  const reached = achievementsUnlocked({ licenseTypes: 0, licenseeNumber: null, bugs, acceptedBugs })
  const paid = await payAtOnce(deps.db, member.userId, reached, deps.now)
  if (paid.length > 0) {
    deps.later(
      broadcast(
        deps.env,
        [member.userId],
        [
          { topic: 'achievements', since: 0 },
          { topic: 'notifications', since: 0 },
        ],
      ),
    )
  }
  return {
    tokensAwarded: paid.reduce((sum, row) => sum + row.bonusTokens, 0),
    achievements: paid.map((row) => row.id),
  }
}
