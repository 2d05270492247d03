import type { FeaturedMember, RewardClaim } from '#shared/tokens/api.ts'
import { dayMs, iso, isoOrNull } from '#shared/dates.ts'
import type { LicenseId } from '#shared/licenses/catalogue.ts'
import { type RewardTier, type RewardTierId, rewardTiers } from '#shared/tokens/reward-tiers.ts'
import type { Viewer } from '#worker/auth/session-statements.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { requireOwner } from '#worker/auth/owner.ts'
import { failures, fail, ok, type Result } from '#worker/http/problem.ts'
import { type ClaimRow, claimsOf, featuredMembers, insertClaim, type NewClaim } from './repo.ts'

const locked = (tier: RewardTier) =>
  fail({
    status: 409,
    code: 'REWARD_LOCKED',
    message: `${tier.name} opens at ${tier.tokensRequired} SkunkTokens.`,
  })
const givenAtOnce = fail({
  status: 409,
  code: 'NOTHING_TO_CLAIM',
  message: 'This reward is on your profile already; there is nothing to start.',
})

/** A run that was scheduled counts as delivered from its start on, without anybody having to say so. */
function claimView(row: ClaimRow, now: number): RewardClaim {
  const hasBegun = row.status === 'scheduled' && row.deliveredAt !== null && row.deliveredAt <= now
  return {
    tierId: row.tierId as RewardTierId,
    status: hasBegun ? 'delivered' : row.status,
    requestedAt: iso(row.requestedAt),
    startsAt: isoOrNull(row.startsAt),
    endsAt: isoOrNull(row.endsAt),
    deliveredAt: isoOrNull(row.deliveredAt),
    note: row.note,
  }
}

function runsOf(tier: RewardTier): NewClaim['runs'] {
  return tier.runsDays === null ? null : { tierId: tier.id, forMs: tier.runsDays * dayMs }
}

/** What the member has started or asked for. */
export async function readClaims(deps: Deps, userId: number): Promise<RewardClaim[]> {
  const {
    viewer,
    rows: [rows],
  } = await deps.read([claimsOf(deps.db, userId)])
  requireOwner(viewer, userId)
  return rows.map((row) => claimView(row, deps.now))
}

/**
 * Starts a placement or ad now, or asks staff for the event or the newsletter (design §4 "Rewards are delivered"). Once
 * a tier: a repeated claim answers as the first did. REWARD_LOCKED below the tier; NOTHING_TO_CLAIM for the badge.
 */
export async function claimReward(
  deps: Deps,
  viewer: Viewer,
  tierId: string,
): Promise<Result<{ claim: RewardClaim; isNew: boolean }>> {
  const tier = rewardTiers.find(({ id }) => id === tierId)
  if (!tier) return fail(failures.notFound)
  if (tier.given === 'at-once') return givenAtOnce
  const made = await insertClaim(deps.db, {
    userId: viewer.user.id,
    sessionHash: viewer.sessionHash,
    tierId: tier.id,
    tokensRequired: tier.tokensRequired,
    runs: runsOf(tier),
    byStaff: tier.given !== 'runs',
    now: deps.now,
  })
  return made ? ok({ claim: claimView(made.claim, deps.now), isNew: made.isNew }) : locked(tier)
}

/** The ads that run now, for the home page and the directory, without whom the viewer has blocked or was blocked by. */
export async function readFeatured({
  db,
  now,
  read,
}: Pick<Deps, 'db' | 'now' | 'read'>): Promise<FeaturedMember[]> {
  const {
    rows: [rows],
  } = await read((viewerId) => [featuredMembers(db, now, viewerId)])
  return rows.map((row) => ({ ...row, licenseType: row.licenseType as LicenseId }))
}
