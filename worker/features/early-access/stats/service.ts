import type { Stats } from '#shared/early-access/api.ts'
import { launchTarget } from '#shared/launch/phase.ts'
import { foundingRemaining, progressPercent, remaining } from '#shared/early-access/counter.ts'
import { launchOf, phaseOf } from '#worker/features/launch/phase.ts'
import type { NetworkStats } from '#worker/auth/session-statements.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { readNetwork } from './repo.ts'

/** The maximum age of the counts in milliseconds; an isolate then reads D1 again. */
const freshMs = 5000
/** While one request rereads them, others get the cached counts up to this age. */
const staleMs = 15_000
const rereadMs = 1000

/** Caches values instead of promises: a request that awaited another's read would hang if that one were canceled. */
let cached: { stats: NetworkStats; readAt: number; db: D1Database } | null = null
let isReadUntil = 0

async function networkStats({ db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>): Promise<NetworkStats> {
  if (cached?.db === env.DB) {
    const age = now - cached.readAt
    if (age < freshMs || (age < staleMs && now < isReadUntil)) return cached.stats
  }
  isReadUntil = now + rereadMs
  const stats = await readNetwork(db)
  cached = { stats, readAt: now, db: env.DB }
  return stats
}

/**
 * Caches the counts that a registration returned, so that they show at once and a rush of registrations costs no reads.
 */
export function cacheStats(env: Env, stats: NetworkStats): void {
  cached = { stats, readAt: Date.now(), db: env.DB }
}

/** The network's counts and phase; the counts are up to five seconds old. */
export async function readStats(deps: Pick<Deps, 'db' | 'env' | 'now'>): Promise<Stats> {
  const network = await networkStats(deps)
  return {
    totalLicensees: network.licensees,
    targetGoal: launchTarget,
    progressPercent: progressPercent(network.licensees),
    remaining: remaining(network.licensees),
    foundingRemaining: foundingRemaining(network.foundingTaken),
    ...phaseOf(deps.env, network, deps.now),
    launchAt: launchOf(deps.env).text,
  }
}
