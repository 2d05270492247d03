import { launchTarget, phaseAt, type PhaseState } from '#shared/launch/phase.ts'
import type { NetworkRow } from '#worker/auth/session-statements.ts'
import { iso } from '#shared/dates.ts'

/** Kept: to read the date and to write it anew takes a thirtieth of an answer from memory. */
const launches = new Map<string, { at: number; text: string }>()

/** The launch in epoch milliseconds, and as it is told. */
export function launchOf({ LAUNCH_AT }: Env): { at: number; text: string } {
  const known = launches.get(LAUNCH_AT)
  if (known) return known
  const at = Date.parse(LAUNCH_AT)
  const launch = { at, text: iso(at) }
  launches.set(LAUNCH_AT, launch)
  return launch
}

/** The phase as D1 tells it; calls that are gated by it read it with the session, never from a cache (design §3 "Unlock"). */
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
