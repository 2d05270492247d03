import { waitUntil } from 'cloudflare:workers'
import type { Stats } from '#shared/api/stats.ts'
import { launchTarget } from '#shared/launch.ts'
import { foundingRemaining, progressPercent, remaining } from '#shared/stats.ts'
import { launchOf, phaseOf } from '#worker/db/phase.ts'
import type { NetworkRow } from '#worker/db/sessions.ts'
import type { Deps } from '#worker/http/deps.ts'
import { readNetwork } from './repo.ts'

/** Figures for show may be this old; each isolate then asks D1 once, however many visitors poll. */
const freshMs = 5000

let kept: { row: Promise<NetworkRow>; readAt: number; db: D1Database } | null = null

/** The network's counts from the isolate's memory, at most 5 s old; a failed read is not kept. */
function networkRow(deps: Pick<Deps, 'db' | 'env' | 'now'>): Promise<NetworkRow> {
  if (kept && kept.db === deps.env.DB && deps.now - kept.readAt < freshMs) return kept.row
  const row = readNetwork(deps.db)
  kept = { row, readAt: deps.now, db: deps.env.DB }
  // Others wait for it too: it goes on where the visitor who asked first has left.
  waitUntil(
    row.catch(() => {
      if (kept?.row === row) kept = null
    }),
  )
  return row
}

/** Read anew by this isolate's next question: its own registration shows at once. */
export function forgetNetworkRow(): void {
  kept = null
}

/** `GET /api/stats` (000 §7, design §6). */
export async function readStats(deps: Pick<Deps, 'db' | 'env' | 'now'>): Promise<Stats> {
  const network = await networkRow(deps)
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
