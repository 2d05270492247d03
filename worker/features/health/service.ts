import { settlePending, slotsOf } from '#worker/features/early-access/service.ts'
import { settleDiscards } from '#worker/features/images/service.ts'
import { sendDueMail } from '#worker/features/mail/service.ts'
import { queueDigests } from '#worker/features/notifications/service.ts'
import type { Deps } from '#worker/http/deps.ts'
import { deleteExpired, discardProofs } from './repo.ts'

type Upkeep = Pick<Deps, 'db' | 'env' | 'now'>

/** Finishes pending claims and releases; answers how many were found. Reaching it proves D1 and the Durable Object. */
export async function checkHealth(deps: Upkeep): Promise<{ settled: number }> {
  const slots = slotsOf(deps.env)
  return { settled: await settlePending({ db: deps.db, slots, now: deps.now }) }
}

/** What cron does every five minutes. */
export async function keepUp(deps: Upkeep): Promise<void> {
  await checkHealth(deps)
  await queueDigests(deps)
  await sendDueMail(deps)
  await discardProofs(deps.db, deps.now)
  await settleDiscards(deps)
  await deleteExpired(deps.db, deps.now)
}
