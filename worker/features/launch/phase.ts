import { launchTarget, phaseAt, type PhaseState } from '#shared/launch/phase.ts'
import type { NetworkRow } from '#worker/auth/session-statements.ts'
import { iso } from '#shared/dates.ts'

/** Cached, since parsing and formatting the date takes 3 % of an answer from memory. */
const launchCache = new Map<string, { at: number; text: string }>()

/** The launch in epoch milliseconds and as ISO 8601. */
export function launchOf({ LAUNCH_AT }: Env): { at: number; text: string } {
  const cached = launchCache.get(LAUNCH_AT)
  if (cached) return cached
  const at = Date.parse(LAUNCH_AT)
  const launch = { at, text: iso(at) }
  launchCache.set(LAUNCH_AT, launch)
  return launch
}

/** The phase by the network's figures. Calls that depend on it pass figures read with the session, never cached ones. */
export function phaseOf(
  env: Env,
  network: Pick<NetworkRow, 'licensees' | 'licenseesUnlockedAt'>,
  now: number,
): PhaseState {
  return phaseAt(now, {
    launchAt: launchOf(env).at,
    licensees: network.licensees,
    target: launchTarget,
    latchedAt: network.licenseesUnlockedAt,
  })
}
