import { settlePending, slotsOf } from '#worker/features/early-access/claims/service.ts'
import { settleDiscards } from '#worker/features/media/service.ts'
import { clearOldMail, sendDueMail } from '#worker/features/mail/service.ts'
import { queueDigests } from '#worker/features/notifications/service.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { kindOf, log } from '#worker/http/log.ts'
import { proveHashing } from '#worker/auth/password.ts'
import { deleteExpired, discardProofs } from './repo.ts'

type Upkeep = Pick<Deps, 'db' | 'env' | 'now'>

/** Finishes pending claims and releases; returns how many there were. */
async function settleClaims({ db, env, now }: Upkeep): Promise<number> {
  return settlePending({ db, slots: slotsOf(env), now })
}

/**
 * Proves what a visitor needs to sign in or join: D1, the Durable Object and a password hash, which has to wait its turn.
 * Throws 503 where the line of hashes is full; settles pending claims on the way.
 */
export async function checkHealth(deps: Upkeep & Pick<Deps, 'random'>): Promise<{ settled: number }> {
  const [settled] = await Promise.all([settleClaims(deps), proveHashing(deps.now, deps.random)])
  return { settled }
}

const upkeep = {
  settle: settleClaims,
  digests: queueDigests,
  mail: sendDueMail,
  oldMail: clearOldMail,
  proofs: ({ db, now }) => discardProofs(db, now),
  discards: settleDiscards,
  expired: ({ db, now }) => deleteExpired(db, now),
} as const satisfies Record<string, (deps: Upkeep) => Promise<unknown>>

/** What cron does every five minutes, one after another; what fails holds none of the others up and is tried again. */
export async function keepUp(deps: Upkeep): Promise<void> {
  for (const [step, work] of Object.entries(upkeep)) {
    try {
      await work(deps)
    } catch (error) {
      log('error', 'upkeep_failed', { step, kind: kindOf(error) })
    }
  }
}
