import type { Statement } from '#worker/db/statement.ts'
import { completeRelease, slotsOf } from '#worker/features/early-access/claims/service.ts'
import { deletePendingBytes } from '#worker/features/media/service.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { kindOf, log } from '#worker/http/log.ts'
import { keyedDigest } from '#worker/auth/secrets.ts'
import { forgetSessions } from '#worker/features/accounts/forget-sessions.ts'
import { deleteMemberRow, findLeaving } from './repo.ts'

/**
 * Deletes a member, whoever asks for it (design §3 "Deletion by admin", R533): the account, its sessions, images,
 * connections and messages go; the ledger entries of others stay; HMACs of e-mail and phone stay, so that coming back
 * earns nobody a second credit; a team passes to its longest-standing admin, else member. Whether anybody was deleted;
 * false as well when `sessionHash` has ended meanwhile.
 *
 * An admin's call gives `also`, statements that belong to the same step (the audit entry), and `isFraud`, which takes
 * the referrer's credit back. The founding place and the images follow after the batch; what fails there is finished by cron.
 */
export async function deleteMember(
  deps: Deps,
  leaving: {
    userId: number
    sessionHash?: string
    /** The row, where the caller has read it already. */
    member?: { emailFold: string; phoneNumber: string }
    isFraud?: boolean
    also?: readonly Statement[]
  },
): Promise<boolean> {
  const { userId } = leaving
  const member = leaving.member ?? (await findLeaving(deps.db, userId))
  if (!member) return false
  const ended = await deleteMemberRow(deps.db, {
    userId,
    sessionHash: leaving.sessionHash ?? null,
    digests: [
      keyedDigest(deps.env.HASH_KEY, 'email', member.emailFold),
      keyedDigest(deps.env.HASH_KEY, 'phone', member.phoneNumber),
    ],
    isFraud: leaving.isFraud ?? false,
    also: leaving.also ?? [],
    now: deps.now,
  })
  if (ended === null) return false
  const after = [
    completeRelease({ db: deps.db, slots: slotsOf(deps.env), now: deps.now }, userId),
    deletePendingBytes(deps),
    forgetSessions(deps.env, userId, ended),
  ]
  for (const result of await Promise.allSettled(after)) {
    if (result.status === 'rejected') log('warn', 'deletion_postponed', { kind: kindOf(result.reason) })
  }
  return true
}
