import { waitUntil } from 'cloudflare:workers'
import type { Stats } from '#shared/early-access/api.ts'
import { launchTarget } from '#shared/launch/phase.ts'
import { foundingRemaining, progressPercent, remaining } from '#shared/early-access/counter.ts'
import { launchOf, phaseOf } from '#worker/features/launch/phase.ts'
import type { NetworkFigures } from '#worker/auth/session-statements.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { readNetwork } from './repo.ts'

/** Figures for show may be this old; each isolate then asks D1 once, however many visitors poll. */
const freshMs = 5000

let kept: { figures: Promise<NetworkFigures>; readAt: number; db: D1Database } | null = null

/** The network's counts from the isolate's memory, at most 5 s old; a failed read is not kept. */
function figuresOf(deps: Pick<Deps, 'db' | 'env' | 'now'>): Promise<NetworkFigures> {
  if (kept && kept.db === deps.env.DB && deps.now - kept.readAt < freshMs) return kept.figures
  const figures = readNetwork(deps.db)
  kept = { figures, readAt: deps.now, db: deps.env.DB }
  // Others wait for it too: it goes on where the visitor who asked first has left.
  waitUntil(
    figures.catch(() => {
      if (kept?.figures === figures) kept = null
    }),
  )
  return figures
}

/** Takes the counts that a registration has just made: it shows at once, and in a rush nobody waits for D1. */
export function keepFigures(env: Env, figures: NetworkFigures): void {
  kept = { figures: Promise.resolve(figures), readAt: Date.now(), db: env.DB }
}

/** `GET /api/stats` (000 §7, design §6). */
export async function readStats(deps: Pick<Deps, 'db' | 'env' | 'now'>): Promise<Stats> {
  const network = await figuresOf(deps)
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
