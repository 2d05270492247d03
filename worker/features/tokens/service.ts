import type { FeaturedMember, RewardClaim, TokenHistory } from '#shared/tokens/api.ts'
import { dayMs, iso, isoOrNull } from '#shared/dates.ts'
import type { LicenseId } from '#shared/licenses/catalogue.ts'
import {
  mayBeFeatured,
  type RewardTier,
  type RewardTierId,
  rewardTiers,
} from '#shared/tokens/reward-tiers.ts'
import { ok, refuse } from '#shared/wire/result.ts'
import type { Viewer } from '#worker/auth/session-statements.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { type ClaimRow, claimsOf, entriesOf, featuredMembers, insertClaim, type NewClaim } from './repo.ts'

/** A scheduled run counts as delivered once it starts; no later write records that. */
function claimView(row: ClaimRow, now: number): RewardClaim {
  const hasStarted = row.status === 'scheduled' && row.deliveredAt !== null && row.deliveredAt <= now
  return {
    tierId: row.tierId as RewardTierId,
    status: hasStarted ? 'delivered' : row.status,
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

/** The viewer's balance and newest ledger entries, newest first. */
export async function readTokenHistory({
  db,
  readAsViewer,
}: Pick<Deps, 'db' | 'readAsViewer'>): Promise<TokenHistory> {
  const {
    viewer,
    rows: [entries],
  } = await readAsViewer((userId) => [entriesOf(db, userId)])
  return {
    balance: viewer.user.skunkTokens,
    entries: entries.map((entry) => ({ ...entry, createdAt: iso(entry.createdAt) })),
  }
}

/** The rewards that the viewer has started or requested. */
export async function readClaims({
  db,
  now,
  readAsViewer,
}: Pick<Deps, 'db' | 'now' | 'readAsViewer'>): Promise<RewardClaim[]> {
  const {
    rows: [rows],
  } = await readAsViewer((userId) => [claimsOf(db, userId)])
  return rows.map((row) => claimView(row, now))
}

/**
 * Starts a placement or an ad, or requests an event or the newsletter from staff: once for each tier, so that a repeated
 * claim returns the first. Refuses `unknown_tier`, `nothing_to_claim` for the badge, `not_verified` for one that features a
 * business without a verified license, and `reward_locked` (with the tier) below its balance.
 */
export async function claimReward(deps: Deps, viewer: Viewer, tierId: string) {
  const tier = rewardTiers.find(({ id }) => id === tierId)
  if (!tier) return refuse('unknown_tier')
  if (tier.given === 'at-once') return refuse('nothing_to_claim')
  if (tier.runsDays !== null && !mayBeFeatured(viewer.user)) return refuse('not_verified')
  const claimed = await insertClaim(deps.db, {
    userId: viewer.user.id,
    sessionHash: viewer.sessionHash,
    tierId: tier.id,
    tokensRequired: tier.tokensRequired,
    runs: runsOf(tier),
    byStaff: tier.given !== 'runs',
    now: deps.now,
  })
  return claimed
    ? ok({ claim: claimView(claimed.claim, deps.now), isNew: claimed.isNew })
    : { ...refuse('reward_locked'), tier }
}

/** The ads that run now, without those of members whom the viewer has blocked or who have blocked the viewer. */
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
