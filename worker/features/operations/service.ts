import { settlePending, slotsOf } from '#worker/features/early-access/claims/service.ts'
import { settleDiscards } from '#worker/features/media/service.ts'
import { clearOldMail, sendDueMail } from '#worker/features/mail/service.ts'
import { queueDigests } from '#worker/features/notifications/service.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { kindOf, log } from '#worker/http/log.ts'
import { deleteExpired, discardProofs } from './repo.ts'

type Upkeep = Pick<Deps, 'db' | 'env' | 'now'>

/** Finishes pending claims and releases; answers how many were found. Reaching it proves D1 and the Durable Object. */
export async function checkHealth(deps: Upkeep): Promise<{ settled: number }> {
  const slots = slotsOf(deps.env)
  return { settled: await settlePending({ db: deps.db, slots, now: deps.now }) }
}

const upkeep = {
  settle: checkHealth,
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
