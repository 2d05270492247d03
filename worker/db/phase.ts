import { launchTarget, phaseAt, type PhaseState } from '#shared/launch.ts'
import type { NetworkRow } from './sessions.ts'

/** The launch in epoch milliseconds. */
export const launchAtOf = (env: Env) => Date.parse(env.LAUNCH_AT)

/** The phase as D1 tells it; calls that are gated by it read it with the session, never from a cache (design §3 "Unlock"). */
export function phaseOf(
  env: Env,
  network: Pick<NetworkRow, 'licensees' | 'licenseesUnlockedAt'>,
  now: number,
): PhaseState {
  return phaseAt(now, {
    launchAt: launchAtOf(env),
    licensees: network.licensees,
    target: launchTarget,
    latchedAt: network.licenseesUnlockedAt,
  })
}
