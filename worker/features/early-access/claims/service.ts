import type { Database } from '#worker/db/client.ts'
import type { Claim } from './claim.ts'
import { clearRelease, pendingWork, type Recorded, recordClaim } from './repo.ts'

/** The Durable Object's interface for services. */
export type Slots = {
  claim: (userId: number) => Promise<Claim>
  release: (userId: number) => Promise<void>
}

export type ReconcileDeps = { db: Database; slots: Slots; now: number }

/** The object that assigns the network's numbers. */
export function slotsOf(env: Env): Slots {
  const object = env.EARLY_ACCESS.getByName('network')
  return {
    claim: async (userId) => object.claim(userId),
    release: async (userId) => {
      await object.release(userId)
    },
  }
}

/** Claims a member's numbers and writes them to D1; repeated calls have no further effect. */
export async function completeClaim(deps: ReconcileDeps, userId: number): Promise<Claim & Recorded> {
  const claim = await deps.slots.claim(userId)
  return { ...claim, ...(await recordClaim(deps.db, userId, claim, deps.now)) }
}

/** Releases the founding place of a deleted member; the deletion has written `pending_releases`. */
export async function completeRelease(deps: ReconcileDeps, userId: number): Promise<void> {
  await deps.slots.release(userId)
  await clearRelease(deps.db, userId)
}

/**
 * Completes interrupted releases and claims, releases first, so that their places are free again. Returns how many were
 * found; a full page means that there may be more.
 */
export async function reconcilePending(deps: ReconcileDeps): Promise<number> {
  const pending = await pendingWork(deps.db)
  for (const userId of pending.releases) await completeRelease(deps, userId)
  for (const userId of pending.claims) await completeClaim(deps, userId)
  return pending.releases.length + pending.claims.length
}
