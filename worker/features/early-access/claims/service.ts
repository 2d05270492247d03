import type { Database } from '#worker/db/client.ts'
import type { Claim } from './claim.ts'
import { clearRelease, pendingWork, type Recorded, recordClaim } from './repo.ts'

/** The Durable Object, as services need it. */
export type Slots = {
  claim: (userId: number) => Promise<Claim>
  release: (userId: number) => Promise<void>
}

export type SettleDeps = { db: Database; slots: Slots; now: number }

/** The one object that numbers the network's licensees. */
export function slotsOf(env: Env): Slots {
  const object = env.EARLY_ACCESS.getByName('network')
  return {
    claim: async (userId) => object.claim(userId),
    release: async (userId) => {
      await object.release(userId)
    },
  }
}

/** Steps 4 and 5 of a registration (design §5): claims the numbers and writes them to D1, once however often it runs. */
export async function settleClaim(deps: SettleDeps, userId: number): Promise<Claim & Recorded> {
  const claim = await deps.slots.claim(userId)
  return { ...claim, ...(await recordClaim(deps.db, userId, claim, deps.now)) }
}

/** Gives back the founding place of a deleted member; `pending_releases` was written with the deletion. */
export async function settleRelease(deps: SettleDeps, userId: number): Promise<void> {
  await deps.slots.release(userId)
  await clearRelease(deps.db, userId)
}

/**
 * Finishes what a crash or a failing binding has left: releases first, so that their places are free again.
 * Returns how many were found; a full page means there may be more.
 */
export async function settlePending(deps: SettleDeps): Promise<number> {
  const pending = await pendingWork(deps.db)
  for (const userId of pending.releases) await settleRelease(deps, userId)
  for (const userId of pending.claims) await settleClaim(deps, userId)
  return pending.releases.length + pending.claims.length
}
