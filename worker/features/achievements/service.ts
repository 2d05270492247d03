import {
  type Achievement,
  type AchievementId,
  achievements,
  achievementsUnlocked,
  collectionPercent,
  nextMilestone,
} from '#shared/achievements/achievements.ts'
import type { AchievementsAnswer } from '#shared/achievements/api.ts'
import { isOfficialLicense, type LicenseId, officialLicenses } from '#shared/licenses/catalogue.ts'
import { iso } from '#shared/dates.ts'
import type { Database } from '#worker/db/client.ts'
import { tell } from '#worker/features/live/channel.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { requireOwner } from '#worker/auth/owner.ts'
import { fail, ok, type Result } from '#worker/http/problem.ts'
import {
  collectBonus,
  collectionOf,
  payAtOnce,
  recordedOf,
  unlockByNumber,
  unlockMilestones,
} from './repo.ts'

const locked = fail({
  status: 409,
  code: 'ACHIEVEMENT_LOCKED',
  message: 'This achievement is not unlocked yet.',
})

const unknown = fail({
  status: 404,
  code: 'ACHIEVEMENT_NOT_FOUND',
  message: 'There is no such achievement.',
})

type Standing = {
  sessionHash: string
  found: AchievementsAnswer['collection']['found']
  unlocked: ReadonlySet<AchievementId>
  recorded: ReadonlyMap<string, { unlockedAt: number; collectedAt: number | null }>
}

/** What a member has: recorded once is kept, whatever the counts do later; the rest follows from the counts. */
async function readStanding(deps: Pick<Deps, 'db' | 'read'>, userId: number): Promise<Standing> {
  const {
    viewer,
    rows: [recordedRows, types],
  } = await deps.read([recordedOf(deps.db, userId), collectionOf(deps.db, userId)])
  const { user, sessionHash } = requireOwner(viewer, userId)
  const held = new Set(types.map(({ licenseType }) => licenseType as LicenseId))
  const found = officialLicenses.filter((id) => isOfficialLicense(id) && held.has(id))
  const recorded = new Map(recordedRows.map((row) => [row.achievementId, row]))
  const met = achievementsUnlocked({
    licenseTypes: found.length,
    licenseeNumber: user.licenseeNumber,
    bugs: 0,
  })
  const unlocked = new Set(
    achievements.filter((row) => recorded.has(row.id) || met.includes(row)).map((row) => row.id),
  )
  return { sessionHash, found, unlocked, recorded }
}

/** `GET /api/users/{id}/achievements`: all seven with the member's standing, and the license collection. */
export async function readAchievements(
  deps: Pick<Deps, 'db' | 'read'>,
  userId: number,
): Promise<AchievementsAnswer> {
  const { found, unlocked, recorded } = await readStanding(deps, userId)
  const waits = (row: Achievement) => unlocked.has(row.id) && !recorded.get(row.id)?.collectedAt
  return {
    achievements: achievements.map((row) => {
      const kept = recorded.get(row.id)
      return {
        id: row.id,
        name: row.name,
        description: row.description,
        icon: row.icon,
        color: row.color,
        requirement: row.requirement,
        bonusTokens: row.bonusTokens,
        unlocked: unlocked.has(row.id),
        unlockedAt: kept ? iso(kept.unlockedAt) : null,
        collectedAt: kept?.collectedAt ? iso(kept.collectedAt) : null,
      }
    }),
    collection: {
      found,
      total: officialLicenses.length,
      percent: collectionPercent(found.length),
      nextMilestone: nextMilestone(found.length)?.id ?? null,
    },
    collectable: achievements.filter(waits).reduce((sum, row) => sum + row.bonusTokens, 0),
  }
}

/**
 * Pays an unlocked achievement's bonus into the ledger, once; 0 on a replay, 404 for an unknown one, 409 while it is
 * locked (design §3 "Achievements").
 */
export async function collectAchievement(
  deps: Deps,
  userId: number,
  id: string,
): Promise<Result<{ tokensAwarded: number }>> {
  const achievement = achievements.find((row) => row.id === id)
  const { sessionHash, unlocked } = await readStanding(deps, userId)
  if (!achievement) return unknown
  if (!unlocked.has(achievement.id)) return locked
  const tokensAwarded = await collectBonus(deps.db, {
    userId,
    achievement,
    now: deps.now,
    sessionHash,
  })
  if (tokensAwarded > 0) {
    deps.later(tell(deps.env, [userId], [{ topic: 'achievements', since: 0 }]))
  }
  return ok({ tokensAwarded })
}

/** What an accepted connection unlocks for its two sides; to stand in the batch that accepts it. */
export const achievementsOfConnection = (db: Database, connectionId: number, now: number) =>
  unlockMilestones(db, connectionId, now)

/** What a licensee's number unlocks; to stand in the batch that records it. Nothing past the first 25 (000 §9). */
export const achievementsOfNumber = (
  db: Database,
  userId: number,
  licenseeNumber: number | null,
  now: number,
) =>
  achievementsUnlocked({ licenseTypes: 0, bugs: 0, licenseeNumber }).flatMap((row) =>
    unlockByNumber(db, userId, row.id, now),
  )

/**
 * Unlocks and pays at once what `bugs` reports that count have earned the member (thresholds 1, 3 and 5). Answers the
 * tokens of this call; what was paid before pays nothing again.
 */
export async function unlockBugAchievements(
  deps: Pick<Deps, 'db' | 'env' | 'now' | 'later'>,
  member: { userId: number; bugs: number },
): Promise<{ tokensAwarded: number; achievements: AchievementId[] }> {
  const reached = achievements.filter((row) => row.counts === 'bugs' && member.bugs >= row.requirement)
  const paid = await payAtOnce(deps.db, member.userId, reached, deps.now)
  if (paid.length > 0) {
    deps.later(
      tell(
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
