import { reconcilePending, slotsOf } from '#worker/features/early-access/claims/service.ts'
import { deletePendingBytes } from '#worker/features/media/service.ts'
import { clearOldMail, sendDueMail } from '#worker/features/mail/service.ts'
import { queueDigests } from '#worker/features/notifications/digest/service.ts'
import { queueNoticeMail } from '#worker/features/notifications/mail/service.ts'
import { refoldOutdated } from '#worker/features/profiles/search-columns.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { kindOf, log } from '#worker/http/log.ts'
import { proveHashing } from '#worker/auth/password.ts'
import { keepSigningKeys } from '#worker/features/passport/service.ts'
import { endExpired, tidyRosters } from '#worker/features/roster/publish.ts'
import { deleteExpired, queueOldProofs } from './repo.ts'

type MaintenanceDeps = Pick<Deps, 'db' | 'env' | 'now'>

/** Completes pending claims and releases; returns how many there were. */
async function reconcileClaims({ db, env, now }: MaintenanceDeps): Promise<number> {
  return reconcilePending({ db, slots: slotsOf(env), now })
}

/**
 * Checks what a sign-in or registration needs: D1, the Durable Object and a password hash, which waits for its turn.
 * Throws 503 when the queue of hashes is full; reconciles pending claims too.
 */
export async function checkHealth(
  deps: MaintenanceDeps & Pick<Deps, 'random'>,
): Promise<{ settled: number }> {
  const [settled] = await Promise.all([reconcileClaims(deps), proveHashing(deps.now, deps.random)])
  return { settled }
}

const maintenance = {
  reconcile: reconcileClaims,
  licenses: ({ db, now }) => endExpired(db, now),
  rosters: ({ db, now }) => tidyRosters(db, now),
  notices: queueNoticeMail,
  // Once a day.
  digests: queueDigests,
  mail: sendDueMail,
  oldMail: clearOldMail,
  // A proof is kept for a while after the decision.
  proofs: ({ db, now }) => queueOldProofs(db, now),
  // The bytes of images and proofs that were deleted.
  pendingDeletions: deletePendingBytes,
  // The keys that sign license passports are replaced every month.
  signingKeys: keepSigningKeys,
  expired: ({ db, now }) => deleteExpired(db, now),
  search: ({ db }) => refoldOutdated(db),
} as const satisfies Record<string, (deps: MaintenanceDeps) => Promise<unknown>>

/**
 * The maintenance that cron runs every five minutes, one step after another; a failed step delays none of the others
 * and is retried.
 */
export async function runMaintenance(deps: MaintenanceDeps): Promise<void> {
  for (const [step, work] of Object.entries(maintenance)) {
    try {
      await work(deps)
    } catch (error) {
      log('error', 'maintenance_failed', { step, kind: kindOf(error) })
    }
  }
}
